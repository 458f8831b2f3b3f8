import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconGitMerge, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { Dependents } from '../../thingsContract.ts';
import { thingsApi } from '../api.ts';
import { useLibraryMutation } from '../useLibraryMutation.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import type { OpenThing } from './openThing.ts';

/** The time in which a write can be taken back where it was made. */
const UNDO_MS = 10_000;

interface Props {
  thing: OpenThing;
  /** Undefined while it is not known: nothing is put away or merged before one sees what depends on it. */
  dependents: Dependents | undefined;
  /** What keeps it from being put away, in words; null when nothing does. */
  heldBy: string | null;
  /** What it may be merged into. */
  candidates: readonly { id: string; name: string }[];
  onMerged: (into: string) => void;
  onDeleted: () => void;
}

/** Puts a thing away or takes it back, and the same the other way round for a moment. */
function useArchive({ kind, id }: OpenThing) {
  const archive = useLibraryMutation({
    mutationFn: (body: { isArchived: boolean; revision: number }) =>
      thingsApi.archiveThing({ params: { kind, id }, body }),
    onSuccess: ({ waits }, { isArchived, revision: from }) => {
      if (waits) {
        toast.success({ lead: t('Kept. It waits for a second reader, and readers see it then.') });
        return;
      }
      toast.success({
        lead: isArchived ? t('Archived. It is not offered any more.') : t('Taken back. It is offered again.'),
        link: (
          <LinkButton onClick={() => archive.mutate({ isArchived: !isArchived, revision: from + 1 })}>
            {t('Undo')}
          </LinkButton>
        ),
        milliseconds: UNDO_MS,
      });
    },
    onError: toastSomethingWentWrong,
  });
  return archive;
}

function ArchiveButton({ thing, dependents, heldBy }: Pick<Props, 'thing' | 'dependents' | 'heldBy'>) {
  const { revision, archived } = thing;
  const archive = useArchive(thing);
  const isHeld = !archived && heldBy !== null;
  const reason = isHeld ? t('It is used: {{what}}.', { what: heldBy }) : undefined;
  return (
    <Button
      variant="default"
      leftSection={
        archived ? <IconArchiveOff size={16} aria-hidden /> : <IconArchive size={16} aria-hidden />
      }
      aria-disabled={isHeld || undefined}
      data-disabled={isHeld || undefined}
      title={reason}
      disabled={!dependents}
      loading={archive.isPending}
      onClick={() => !isHeld && archive.mutate({ isArchived: !archived, revision })}
    >
      {archived ? t('Take back') : t('Archive')}
    </Button>
  );
}

/** Merge, Archive or Take back, and Delete: for every kind of thing that the library is arranged by. */
export function ThingActions({ thing, dependents, heldBy, candidates, onMerged, onDeleted }: Props) {
  const { archived, isFromLibrary } = thing;
  const [dialog, setDialog] = useState<'merge' | 'delete' | null>(null);
  return (
    <>
      {!archived && candidates.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconGitMerge size={16} aria-hidden />}
          disabled={!dependents}
          onClick={() => setDialog('merge')}
        >
          {t('Merge')}
        </Button>
      )}
      <ArchiveButton thing={thing} dependents={dependents} heldBy={heldBy} />
      {!isFromLibrary && (
        <Button
          variant="light"
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          disabled={!dependents}
          onClick={() => setDialog('delete')}
        >
          {t('Delete')}
        </Button>
      )}
      {dependents && (
        <>
          <MergeDialog
            opened={dialog === 'merge'}
            onClose={() => setDialog(null)}
            thing={thing}
            dependents={dependents}
            candidates={candidates}
            onMerged={onMerged}
          />
          <DeleteDialog
            opened={dialog === 'delete'}
            onClose={() => setDialog(null)}
            thing={thing}
            dependents={dependents}
            onDeleted={onDeleted}
          />
        </>
      )}
    </>
  );
}
