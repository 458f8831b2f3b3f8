import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { t } from '../../../shared/text.ts';
import { useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { SearchFilters } from '../facets.ts';
import { filtersOf, nameFor, savedApi, savedQuery } from './savedSearches.ts';

interface FormProps {
  query: string;
  filters: SearchFilters;
  onDone: () => void;
}

function SaveForm({ query, filters, onDone }: FormProps) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (values: { name: string; isWatched: boolean }) =>
      savedApi.saveSearch({ body: { ...values, query, filters } }),
    onSuccess: () => {
      void client.invalidateQueries(savedQuery);
      toast.success({ lead: t('Search saved.') });
      onDone();
    },
  });
  const { props, field, values, isPending } = useServerForm({
    initialValues: { name: nameFor(query, filters), isWatched: false },
    mutation: save,
    failureAs: { field: 'name' },
  });
  return (
    <form {...props}>
      <TextInput label={t('Name')} maxLength={120} data-autofocus {...field('name')} />
      <Checkbox
        mt={16}
        label={t('Add to the watchlist')}
        description={t('Your summaries tell you when something that this search finds has changed.')}
        {...field('isWatched', { type: 'checkbox' })}
      />
      <Button type="submit" mt={20} disabled={values.name.trim() === ''} loading={isPending}>
        {t('Save')}
      </Button>
    </form>
  );
}

/** Saves what is searched for now. There while there is something to save. */
export function SaveSearch() {
  const { indexUiState } = useInstantSearch();
  const [opened, setOpened] = useState(false);
  const query = indexUiState.query ?? '';
  const filters = filtersOf(indexUiState);
  if (query === '' && Object.keys(filters).length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconBookmark size={15} stroke={1.7} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('Save this search')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('Save this search')}>
        <SaveForm query={query} filters={filters} onDone={() => setOpened(false)} />
      </Dialog>
    </>
  );
}
