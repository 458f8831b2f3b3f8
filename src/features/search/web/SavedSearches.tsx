import { ActionIcon, Popover, Switch } from '@mantine/core';
import { IconBookmarks, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { Chip } from '../../../ui/parts/Chip.tsx';
import { toastError } from '../../../ui/toasts/errorToasts.ts';
import type { SavedSearch } from '../savedContract.ts';
import c from './SavedSearches.module.css';
import { addressOf, savedApi, savedQuery } from './savedSearches.ts';

function SavedRow({ search, onOpen }: { search: SavedSearch; onOpen: () => void }) {
  const client = useQueryClient();
  const after = {
    onSuccess: () => void client.invalidateQueries(savedQuery),
    onError: toastError(t('Something went wrong:')),
  };
  const watch = useMutation({
    mutationFn: (isWatched: boolean) =>
      savedApi.changeSavedSearch({ params: { id: search.id }, body: { isWatched } }),
    ...after,
  });
  const remove = useMutation({
    mutationFn: () => savedApi.deleteSavedSearch({ params: { id: search.id } }),
    ...after,
  });
  return (
    <li className={c.row}>
      <Link to={addressOf(search)} onClick={onOpen}>
        {search.name}
      </Link>
      <Switch
        size="xs"
        label={t('Watch')}
        aria-label={t('Watch {{name}}', { name: search.name })}
        checked={watch.isPending ? (watch.variables ?? search.isWatched) : search.isWatched}
        onChange={(event) => watch.mutate(event.currentTarget.checked)}
      />
      <ActionIcon
        aria-label={t('Delete {{name}}', { name: search.name })}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        <IconTrash size={16} stroke={1.7} />
      </ActionIcon>
    </li>
  );
}

/** The searches that the person saved: to open, to watch, to delete. There once there is one. */
export function SavedSearches() {
  const { data = [] } = useQuery(savedQuery);
  const [opened, setOpened] = useState(false);
  if (data.length === 0) return null;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={340} trapFocus returnFocus>
      <Popover.Target>
        <Chip aria-haspopup="dialog" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <IconBookmarks size={15} aria-hidden />
          {t('Saved searches ({{count}})', { count: data.length })}
        </Chip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Saved searches')}>
        <ul className={c.list}>
          {data.map((search) => (
            <SavedRow key={search.id} search={search} onOpen={() => setOpened(false)} />
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
