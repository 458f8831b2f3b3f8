import { IconClock, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortMoment } from '../../../../shared/torontoDate.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { ChoiceList, RowLine, RowTitle } from '../../../../ui/workspace/ChoiceList.tsx';
import {
  Column,
  ColumnBody,
  ColumnEmpty,
  ColumnFoot,
  ColumnHead,
  DetailHead,
} from '../../../../ui/workspace/Columns.tsx';
import { KeyHints } from '../../../../ui/workspace/Kbd.tsx';
import { draftsQuery, type editorApi, proposalsQuery, waitingRecordsQuery } from '../api.ts';
import { WaitingBeside } from './WaitingBeside.tsx';
import { WaitingRecords } from './WaitingRecords.tsx';

/** Where no draft is open: said in a line where something else waits, as all there is where nothing does. */
function NoDraft() {
  const { data: beside } = useQuery(proposalsQuery);
  const { data: records } = useQuery(waitingRecordsQuery);
  const isIdle = beside?.length === 0 && records?.length === 0;
  return (
    <ColumnEmpty
      title={isIdle ? t('Nothing to do here.') : t('No draft is open.')}
      {...(isIdle ? { text: t('No draft is open.') } : {})}
    />
  );
}

type Draft = Awaited<ReturnType<typeof editorApi.drafts>>[number];

const OpenDraft = ({ draft }: { draft: Draft }) => (
  <>
    <RowTitle right={<Jur code={draft.jurisdiction} />}>{draft.name}</RowTitle>
    <RowLine>
      {t('{{area}} › {{topic}}', { area: draft.area.name, topic: draft.topic.name })} ·{' '}
      {draft.isOwn
        ? t('saved {{when}}', { when: shortMoment(draft.savedAt) })
        : t('{{name}}, {{when}}', { name: draft.editor.name, when: shortMoment(draft.savedAt) })}
      {draft.waiting?.for === 'time' && draft.waiting.at && (
        <Tag tone="amber" icon={<IconClock size={12} aria-hidden />}>
          {t('Goes out {{at}}', { at: shortMoment(draft.waiting.at) })}
        </Tag>
      )}
      {draft.waiting?.for === 'review' && (
        <Tag tone="amber" icon={<IconUserCheck size={12} aria-hidden />}>
          {t('Waits for a second reader')}
        </Tag>
      )}
      {draft.isStale && <Tag tone="red">{t('Published since by somebody else')}</Tag>}
      {draft.failedWhy && <Tag tone="red">{t('Could not go out')}</Tag>}
    </RowLine>
  </>
);

/** Every draft that is open: one's own, and those of colleagues. */
export function DraftsPane() {
  const drafts = useQuery(draftsQuery);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Column label={t('Drafts')}>
      <ColumnHead>
        <DetailHead title={t('Drafts')} line={t('Not published yet. Readers see none of it.')} />
      </ColumnHead>
      <ColumnBody>
        <WaitingBeside />
        <WaitingRecords />
        <Loaded
          query={drafts}
          skeleton={240}
          failed={t('The drafts could not be loaded.')}
          empty={<NoDraft />}
        >
          {(list) => (
            <ChoiceList
              label={t('Drafts')}
              items={[...list].sort((a, b) => Number(b.isOwn) - Number(a.isOwn))}
              idOf={({ id, editor }) => `${id} ${editor.id}`}
              groupOf={({ isOwn }) => (isOwn ? t('Yours') : t('Of colleagues'))}
              chosen={chosen ?? (list[0] ? `${list[0].id} ${list[0].editor.id}` : null)}
              onChoose={({ id, editor }) => setChosen(`${id} ${editor.id}`)}
              onOpen={({ id, area, topic }) => navigate(`/a/data/${area.id}/${topic.id}/${id}`)}
            >
              {(draft) => <OpenDraft draft={draft} />}
            </ChoiceList>
          )}
        </Loaded>
      </ColumnBody>
      <ColumnFoot>
        <KeyHints
          hints={[
            { keys: ['J', 'K'], does: t('move') },
            { keys: ['Enter'], does: t('open') },
          ]}
        />
      </ColumnFoot>
    </Column>
  );
}
