import { Button, SegmentedControl } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { useFocusWhenFewer } from '../../../ui/hooks/useFocusWhenFewer.ts';
import { Page, PageHead } from '../../../ui/shell/Page.tsx';
import { MAIN_ID } from '../../../ui/shell/SkipLink.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { NoMatches } from '../../../ui/state/NoMatches.tsx';
import { Bar } from '../../../ui/state/Skeleton.tsx';
import { Empty } from '../../../ui/state/StateCard.tsx';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import type { PlacedNote } from '../contract.ts';
import { notesQuery } from './api.ts';
import { MyInfoTabs } from './MyInfoTabs.tsx';
import c from './MyNotesScreen.module.css';
import { NoteRow } from './NoteRow.tsx';
import { type NoteFilter, sortNotes, type Whose } from './sortNotes.ts';

function NoteList({ title, notes }: { title: string; notes: readonly PlacedNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section className={c.section}>
      <h2>{title}</h2>
      <ul className={c.list}>
        {notes.map((note) => (
          <NoteRow key={note._id} note={note} />
        ))}
      </ul>
    </section>
  );
}

const NoNotes = () => (
  <Empty
    icon={IconNote}
    title={t('You have no notes yet')}
    text={t('Beside every provision stands “Add a Note/Reminder”. What you write there is listed here.')}
    action={
      <Button component={Link} to="/m/builder" variant="default" size="compact-sm">
        {t('Open the Info Hub')}
      </Button>
    }
  />
);

const NoteBars = () => [0, 1, 2].map((row) => <Bar key={row} height={88} gap={12} />);

interface FilterBarProps {
  filter: NoteFilter;
  onChange: (filter: NoteFilter) => void;
}

function NoteFilterBar({ filter, onChange }: FilterBarProps) {
  return (
    <div className={c.filters} data-tour="noteFilters">
      <SearchField
        label={t('Find in your notes')}
        placeholder={t('Find in your notes')}
        pauseMs={0}
        value={filter.text}
        onSearch={(text) => onChange({ ...filter, text })}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('Whose notes')}
        value={filter.whose}
        onChange={(whose) => onChange({ ...filter, whose: whose as Whose })}
        data={[
          { value: 'all', label: t('All') },
          { value: 'own', label: t('Mine') },
          { value: 'shared', label: t('Shared with me') },
        ]}
      />
    </div>
  );
}

/** /m/my/notes: every note and reminder that the person may read (decisions 7). */
function MyNotesScreen() {
  const user = useCurrentUser();
  const query = useQuery(notesQuery);
  const notes = query.data;
  const [filter, setFilter] = useState<NoteFilter>({ whose: 'all', text: '' });
  const sorted = useMemo(() => sortNotes(notes ?? [], filter, user.id, new Date()), [notes, filter, user.id]);
  useFocusWhenFewer(notes?.length ?? 0, () => document.getElementById(MAIN_ID));
  const count = sorted.coming.length + sorted.others.length;
  return (
    <Page title={t('Notes and reminders')}>
      <PageHead title={t('My Info')} line={notes && t('{{count}} notes', { count })} />
      <MyInfoTabs />
      <Loaded
        query={query}
        skeleton={<NoteBars />}
        failed={t('Your notes did not load')}
        kept={t('What you wrote is kept.')}
        empty={<NoNotes />}
      >
        {() => (
          <>
            <NoteFilterBar filter={filter} onChange={setFilter} />
            <NoteList title={t('Coming reminders')} notes={sorted.coming} />
            <NoteList title={t('Notes')} notes={sorted.others} />
            {count === 0 && <NoMatches />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

export { MyNotesScreen as Component };
