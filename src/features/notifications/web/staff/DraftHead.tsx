import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { DetailHead } from '../../../../ui/workspace/Columns.tsx';
import { EnterKey, Kbd, modKey } from '../../../../ui/workspace/Kbd.tsx';
import { SavedState } from '../../../../ui/workspace/SavedState.tsx';
import type { WrittenAnnouncement } from '../../announcementsContract.ts';
import { type DraftPaneState, useSchedule } from './useDraftPane.ts';

const scheduleWords = ({ goesOutAt }: WrittenAnnouncement, people: number | undefined): string => {
  if (people === 0) return t('Nobody matches.');
  if (people === undefined) return goesOutAt ? t('Schedule') : t('Send');
  return goesOutAt
    ? t('Schedule for {{count}}', { count: people })
    : t('Send to {{count}}', { count: people });
};

function Saved({ keeper, kept }: Pick<DraftPaneState, 'keeper' | 'kept'>) {
  if (kept.state === 'saving') return <SavedState saved={{ state: 'saving' }} />;
  if (kept.state === 'saved') return <SavedState saved={{ state: 'saved', at: kept.savedAt }} />;
  return <SavedState saved={{ state: 'failed', onRetry: () => void keeper.flush() }} />;
}

/** Above the form: whether it is saved, and the two ways of sending it. */
export function DraftHead({ pane, people }: { pane: DraftPaneState; people: number | undefined }) {
  const { kept, sending, test } = pane;
  const written = kept.content;
  const schedule = useSchedule(pane, people === 0);
  return (
    <DetailHead
      title={written.title || t('New announcement')}
      isTitleHidden
      tags={
        <>
          <Tag icon={<IconPencil size={12} aria-hidden />}>{t('Draft')}</Tag>
          <Saved {...pane} />
        </>
      }
    >
      <Button variant="default" loading={sending.test.isPending} onClick={test}>
        {t('Send me a test')}
      </Button>
      <Button
        disabled={people === 0}
        loading={sending.schedule.isPending}
        onClick={schedule}
        rightSection={
          <Kbd>
            {modKey()} <EnterKey />
          </Kbd>
        }
      >
        {scheduleWords(written, people)}
      </Button>
    </DetailHead>
  );
}
