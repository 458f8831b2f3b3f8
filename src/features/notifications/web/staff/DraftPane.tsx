import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { Column, ColumnBody } from '../../../../ui/workspace/Columns.tsx';
import type { OpenAnnouncement } from '../../announcementsContract.ts';
import { countQuery } from './announcementsApi.ts';
import { DraftForm } from './DraftForm.tsx';
import { DraftHead } from './DraftHead.tsx';
import { DraftQuestions } from './DraftQuestions.tsx';
import { Preview } from './Preview.tsx';
import { Reach } from './Reach.tsx';
import { useDraftPane } from './useDraftPane.ts';

/** The preview follows typing after so long. */
const FOLLOW_MS = 150;

interface Props {
  open: OpenAnnouncement;
  onGone: () => void;
  onReload: () => void;
}

/** A draft as it is written, and beside it whom it reaches and what they will see. */
export function DraftPane({ open, onGone, onReload }: Props) {
  const pane = useDraftPane(open, onGone);
  const [shown] = useDebouncedValue(pane.kept.content, FOLLOW_MS);
  const { data: counts } = useQuery(countQuery(shown.audience));
  return (
    <>
      <Column label={t('Announcement')}>
        <DraftHead pane={pane} people={counts?.people} />
        <ColumnBody padded>
          <DraftForm pane={pane} counts={counts} onReload={onReload} />
        </ColumnBody>
      </Column>
      <Column label={t('Whom it reaches, and how it looks')} width={440} narrow={340}>
        <ColumnBody padded>
          <Reach audience={shown.audience} />
          <Preview written={shown} />
        </ColumnBody>
      </Column>
      <DraftQuestions pane={pane} emails={counts?.email} />
    </>
  );
}
