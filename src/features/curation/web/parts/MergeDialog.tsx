import { Button, Select } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { substringFilter } from '../../../../ui/fields/optionFilters.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { Dependents } from '../../thingsContract.ts';
import { dependentsTexts } from '../../words.ts';
import { thingsApi } from '../api.ts';
import { useLibraryMutation } from '../useLibraryMutation.ts';
import type { OpenThing } from './openThing.ts';
import c from './Things.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  thing: OpenThing;
  dependents: Dependents;
  candidates: readonly { id: string; name: string }[];
  onMerged: (into: string) => void;
}

/** Asks for the one that is to stand for this, and says everything that would move. */
export function MergeDialog({ opened, onClose, thing, dependents, candidates, onMerged }: Props) {
  const { kind, id, name, revision } = thing;
  const merge = useLibraryMutation({
    mutationFn: ({ into }: { into: string | null }) =>
      thingsApi.mergeThing({ params: { kind, id }, body: { revision, into: into ?? '' } }),
    onSuccess: (answer) => {
      toast.success({ lead: t('Merged. What referred to it refers to the other now.') });
      onClose();
      onMerged(answer.id);
    },
  });
  const form = useServerForm<{ into: string | null }>({
    initialValues: { into: null },
    mutation: merge,
    validate: ({ into }) => (into ? {} : { into: t('Choose the one that stands for it.') }),
  });
  const moves = dependentsTexts(dependents);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Merge {{name}}', { name })} width={560}>
      <form className={c.dialog} {...form.props}>
        {moves.length > 0 ? (
          <>
            <p>{t('These go over to the other:')}</p>
            <ul className={c.moves}>
              {moves.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{t('Nothing refers to it.')}</p>
        )}
        <Select
          label={t('Into')}
          placeholder={t('Choose the one that stands for it')}
          data={candidates.map((one) => ({ value: one.id, label: one.name }))}
          searchable
          filter={substringFilter}
          nothingFoundMessage={t('Nothing matches.')}
          {...form.field('into')}
        />
        <p className={c.after}>
          {t('This one is archived and leads there. What people keep stays, and a newer library follows.')}
        </p>
        <Actions atEnd>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {t('Merge')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
