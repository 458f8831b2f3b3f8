import { Button, Select } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { substringFilter } from '../../../../ui/fields/optionFilters.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { CountedKind, Dependents } from '../../thingsContract.ts';
import { dependentsTexts } from '../../words.ts';
import { thingsApi } from '../api.ts';
import { useLibraryMutation } from '../useLibraryMutation.ts';
import type { OpenThing } from './openThing.ts';
import c from './Things.module.css';
import { toastUnmerged } from './UndoMerge.tsx';

/** What people and accounts keep: it is touched by a merge, and never taken from them. */
const PEOPLES: ReadonlySet<CountedKind> = new Set([
  'notes',
  'reports',
  'watchlists',
  'accounts',
  'evidence',
  'comments',
]);

interface Props {
  opened: boolean;
  onClose: () => void;
  thing: OpenThing;
  dependents: Dependents;
  candidates: readonly { id: string; name: string }[];
  onMerged: (into: string) => void;
}

/** The merge, and the undoing of it where the kind allows that. */
function useMerge({ thing, onClose, onMerged }: Props, canBeUndone: boolean) {
  const { kind, id, revision } = thing;
  const undo = useLibraryMutation({
    mutationFn: () => thingsApi.undoMerge({ params: { kind, id }, body: { revision: revision + 1 } }),
    onSuccess: (answer) => {
      toastUnmerged(answer);
      onMerged(id);
    },
    onError: toastSomethingWentWrong,
  });
  return useLibraryMutation({
    mutationFn: ({ into }: { into: string | null }) =>
      thingsApi.mergeThing({ params: { kind, id }, body: { revision, into: into ?? '' } }),
    onSuccess: (answer) => {
      toast.success({
        lead: t('Merged. What referred to it refers to the other now.'),
        ...(canBeUndone
          ? { link: <LinkButton onClick={() => undo.mutate()}>{t('Undo')}</LinkButton>, milliseconds: 10_000 }
          : {}),
      });
      onClose();
      onMerged(answer.id);
    },
  });
}

/** What goes over to the other, and what of people is touched and kept. */
function WhatMoves({ dependents }: Pick<Props, 'dependents'>) {
  const isPeoples = ({ kind: what }: Dependents['counts'][number]) => PEOPLES.has(what);
  const moves = dependentsTexts({
    ...dependents,
    counts: dependents.counts.filter((one) => !isPeoples(one)),
  });
  const touched = dependentsTexts({ parts: [], counts: dependents.counts.filter(isPeoples) });
  return (
    <>
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
        <p>{t('Nothing refers to it by name.')}</p>
      )}
      {touched.length > 0 && <p>{t('Touched by it, and kept: {{what}}.', { what: touched.join(', ') })}</p>}
    </>
  );
}

/** Asks for the one that is to stand for this, and says everything that would move. */
export function MergeDialog(props: Props) {
  const { opened, onClose, thing, dependents, candidates } = props;
  const { kind, name } = thing;
  const canBeUndone = kind === 'act' || kind === 'regulation';
  const form = useServerForm<{ into: string | null }>({
    initialValues: { into: null },
    mutation: useMerge(props, canBeUndone),
    validate: ({ into }) => (into ? {} : { into: t('Choose the one that stands for it.') }),
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Merge {{name}}', { name })} width={560}>
      <form className={c.dialog} {...form.props}>
        <WhatMoves dependents={dependents} />
        <Select
          label={t('Into')}
          placeholder={t('Choose the one that stands for it')}
          data={candidates.map((one) => ({ value: one.id, label: one.name }))}
          searchable
          openOnFocus={false}
          filter={substringFilter}
          nothingFoundMessage={t('Nothing matches.')}
          {...form.field('into')}
        />
        <p className={c.after}>
          {t('This one is archived and leads there. What people keep stays, and a newer library follows.')}{' '}
          {canBeUndone ? (
            t('It can be undone in its Audit.')
          ) : (
            <strong>{t('A merge cannot be undone.')}</strong>
          )}
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
