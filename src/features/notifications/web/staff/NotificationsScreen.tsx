import { Select } from '@mantine/core';
import { IconCalendarEvent, IconCheck, IconPencil, type TablerIcon } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Tag, type Tone } from '../../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { RowLine, RowTitle } from '../../../../ui/workspace/ChoiceList.tsx';
import { Column, ColumnEmpty, Columns } from '../../../../ui/workspace/Columns.tsx';
import { ListColumn } from '../../../../ui/workspace/ListColumn.tsx';
import {
  ANNOUNCEMENT_STATES,
  type AnnouncementLine,
  type AnnouncementState,
  type WrittenAnnouncement,
} from '../../announcementsContract.ts';
import { announcementQuery, announcementsApi, announcementsQuery, placesQuery } from './announcementsApi.ts';
import {
  audienceWords,
  groupName,
  numberWords,
  stateName,
  whenWords,
  whereWords,
} from './announcementWords.ts';
import { DraftPane } from './DraftPane.tsx';
import c from './Notifications.module.css';
import { SentPane } from './SentPane.tsx';

const TONE: Record<AnnouncementState, Tone> = {
  draft: 'grey',
  planned: 'amber',
  live: 'green',
  sent: 'grey',
  ended: 'grey',
};

const ICONS: Partial<Record<AnnouncementState, TablerIcon>> = {
  draft: IconPencil,
  planned: IconCalendarEvent,
  live: IconCheck,
};

function StateTag({ state }: { state: AnnouncementState }) {
  const Icon = ICONS[state];
  return (
    <Tag tone={TONE[state]} icon={Icon && <Icon size={12} aria-hidden />}>
      {stateName(state)}
    </Tag>
  );
}

const EMPTY: WrittenAnnouncement = {
  title: '',
  html: '',
  inBell: true,
  isBanner: false,
  byEmail: false,
  audience: { who: 'members', plans: [], jurisdictions: [], areas: [], roles: [] },
  goesOutAt: null,
  endsOn: null,
};

interface Filters {
  text: string;
  state: string | null;
}

const listed = (all: readonly AnnouncementLine[], { text, state }: Filters): AnnouncementLine[] =>
  all
    .filter(
      (line) =>
        (!state || line.state === state) && line.title.toLowerCase().includes(text.trim().toLowerCase()),
    )
    .sort((a, b) => groupRank(a.state) - groupRank(b.state));

const groupRank = (state: AnnouncementState): number =>
  ({ planned: 0, draft: 0, live: 1, sent: 2, ended: 2 })[state];

/** Begins an announcement: a draft on the server from its first moment. */
function useBegin(onBegun: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => announcementsApi.createAnnouncement({ body: EMPTY }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: announcementsQuery.queryKey });
      onBegun(id);
    },
    onError: toastSomethingWentWrong,
  });
}

interface StateFilterProps {
  value: string | null;
  onChange: (state: string | null) => void;
}

const StateFilter = ({ value, onChange }: StateFilterProps) => (
  <Select
    aria-label={t('State')}
    placeholder={t('State')}
    data={ANNOUNCEMENT_STATES.map((state) => ({ value: state, label: stateName(state) }))}
    value={value}
    onChange={onChange}
    clearable
    clearButtonProps={{ 'aria-label': t('Any state') }}
  />
);

/** /a/notifications, for ADMIN only: what is written to members, and what was (specification 2.4). */
function NotificationsScreen() {
  const query = useQuery(announcementsQuery);
  const [filters, setFilters] = useState<Filters>({ text: '', state: null });
  const [address, setAddress] = useSearchParams();
  const rows = listed(query.data ?? [], filters);
  const chosen = address.get('announcement') ?? rows[0]?.id ?? null;
  const go = (id: string | null) => setAddress(id ? { announcement: id } : {}, { replace: true });
  const begin = useBegin(go);
  return (
    <Columns title={t('Notifications')}>
      <ListColumn
        title={t('Notifications')}
        width={328}
        narrow={310}
        add={{ label: t('New'), onAdd: () => begin.mutate() }}
        find={{
          label: t('Find an announcement'),
          placeholder: t('Find'),
          text: filters.text,
          onFind: (text) => setFilters({ ...filters, text }),
        }}
        filters={
          <StateFilter value={filters.state} onChange={(state) => setFilters({ ...filters, state })} />
        }
        query={query}
        failed={t('The announcements could not be loaded.')}
        count={t('{{count}} announcements', { count: rows.length })}
        listLabel={t('Announcements')}
        rows={rows}
        groupOf={({ state }) => groupName(state)}
        countsGroups
        chosen={chosen}
        onChoose={({ id }) => go(id)}
      >
        {(line) => <Line line={line} />}
      </ListColumn>
      {chosen ? (
        <Opened key={chosen} id={chosen} onGone={() => go(null)} />
      ) : (
        <Column label={t('Announcement')}>
          {query.data && (
            <ColumnEmpty title={t('Nothing is open.')} text={t('Press N to write to your members.')} />
          )}
        </Column>
      )}
    </Columns>
  );
}

/** An announcement in the list: how it stands, for whom and where, when, and how many. */
function Line({ line }: { line: AnnouncementLine }) {
  const { data: places } = useQuery(placesQuery);
  return (
    <>
      <RowTitle right={<StateTag state={line.state} />}>{line.title || t('Without a title')}</RowTitle>
      <RowLine>
        {audienceWords(line, places)}; {whereWords(line) || t('nowhere yet')}
      </RowLine>
      <RowLine>
        {whenWords(line)}
        <span className={c.number}>{numberWords(line)}</span>
      </RowLine>
    </>
  );
}

/** The announcement of the address: as a form while it is a draft, else to be read and ended. */
function Opened({ id, onGone }: { id: string; onGone: () => void }) {
  const query = useQuery(announcementQuery(id));
  const data = query.data;
  if (data?.state === 'draft') {
    return <DraftPane key={id} open={data} onGone={onGone} onReload={() => void query.refetch()} />;
  }
  return (
    <Column label={t('Announcement')}>
      <Loaded
        query={query}
        skeleton={320}
        failed={t('The announcement could not be loaded.')}
        stateClass={c.padded}
      >
        {(open) => <SentPane open={open} />}
      </Loaded>
    </Column>
  );
}

export { NotificationsScreen as Component };
