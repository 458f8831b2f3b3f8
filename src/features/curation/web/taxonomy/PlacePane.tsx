import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { DetailHead } from '../../../../ui/workspace/Columns.tsx';
import { type Tab, Tabs } from '../../../../ui/workspace/Tabs.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { ThingHistory } from '../../../back-office/web/audit/ThingHistory.tsx';
import type { PlaceRow, StaffPlace } from '../../taxonomyContract.ts';
import type { Dependents } from '../../thingsContract.ts';
import { holding, partText } from '../../words.ts';
import { dependentsQuery, placeQuery } from '../api.ts';
import { ArchivedLine } from '../parts/ArchivedLine.tsx';
import { DependentList, KeptCounts } from '../parts/DependentList.tsx';
import { EditButton } from '../parts/EditButton.tsx';
import { ThingActions } from '../parts/ThingActions.tsx';
import c from '../parts/Things.module.css';
import { AreaForm } from './AreaForm.tsx';
import { FieldTable } from './FieldTable.tsx';
import { GroupForm } from './GroupForm.tsx';
import { placesAbove } from './listedPlaces.ts';
import { PlaceFacts } from './PlaceFacts.tsx';
import { placeWord } from './placeWords.ts';
import { TopicForm } from './TopicForm.tsx';

const HOLDING = {
  area: ['topic'],
  topic: ['group'],
  provisionGroup: ['provision', 'requirement'],
} as const;

/** What depends on a place: each kind by name where it is a few, and by its number where it may be thousands. */
function Depending({ dependents: { parts, counts } }: { dependents: Dependents }) {
  const shown = parts.filter(({ items }) => items.length > 0);
  return (
    <>
      {shown.length === 0 && <p className={c.quiet}>{t('Nothing refers to it by name.')}</p>}
      {shown.map(({ kind, items }) => (
        <section key={kind}>
          <h2 className={c.headings}>{partText(kind, items.length)}</h2>
          <DependentList kind={kind} items={items} />
        </section>
      ))}
      <KeptCounts counts={counts} />
    </>
  );
}

interface EditProps {
  place: StaffPlace;
  all: readonly PlaceRow[];
  onClose: () => void;
}

function EditPlace({ place, ...rest }: EditProps) {
  const shared = { ...rest, parentId: null, onSaved: rest.onClose };
  if (place.kind === 'area') return <AreaForm place={place} {...shared} />;
  if (place.kind === 'topic') return <TopicForm place={place} {...shared} />;
  return <GroupForm place={place} {...shared} />;
}

interface Props {
  row: PlaceRow;
  all: readonly PlaceRow[];
  onOpen: (id: string | null) => void;
}

interface TabsProps extends Pick<Props, 'row' | 'all'> {
  place: UseQueryResult<StaffPlace>;
  dependents: UseQueryResult<Dependents>;
}

/** The parts of a place: what depends on it, its fields where it is a provision group, its facts and its history. */
function PlaceTabs({ row: { id, name }, all, place, dependents }: TabsProps) {
  const tabs: Tab[] = [
    {
      key: 'used',
      label: t('What depends on it'),
      children: (
        <Loaded query={dependents} skeleton={200} failed={t('What refers to it could not be loaded.')}>
          {(found) => <Depending dependents={found} />}
        </Loaded>
      ),
    },
    ...(place.data?.kind === 'provisionGroup'
      ? [
          {
            key: 'fields',
            label: t('Fields'),
            count: place.data.written.fields.length,
            children: <FieldTable fields={place.data.written.fields} uses={place.data.fieldUses} />,
          },
        ]
      : []),
    {
      key: 'about',
      label: t('About it'),
      children: (
        <Loaded query={place} skeleton={160} failed={t('It could not be loaded.')}>
          {(found) => <PlaceFacts place={found} all={all} />}
        </Loaded>
      ),
    },
    { key: 'audit', label: t('Audit'), children: <ThingHistory id={id} /> },
  ];
  return <Tabs label={t('Parts of {{name}}', { name })} tabs={tabs} />;
}

/** An area, topic or provision group that is open beside the list: all that depends on it, and what can be done with it. */
export function PlacePane({ row, all, onOpen }: Props) {
  const { id, kind, name } = row;
  const [isEditing, setEditing] = useState(false);
  const place = useQuery(placeQuery(kind, id));
  const dependents = useQuery(dependentsQuery(kind, id));
  useKeys({ e: () => place.data && setEditing(true) });
  const candidates = all.filter(
    (other) =>
      other.kind === kind &&
      other.id !== id &&
      !other.isArchived &&
      (kind !== 'topic' || other.parentId === row.parentId),
  );
  return (
    <>
      <DetailHead
        title={name}
        tags={<Tag>{placeWord(kind)}</Tag>}
        line={placesAbove(all, row)
          .map((above) => above.name)
          .join(' › ')}
      >
        <EditButton disabled={!place.data} onClick={() => setEditing(true)} />
        {place.data && (
          <ThingActions
            thing={{ ...place.data, name }}
            dependents={dependents.data}
            heldBy={dependents.data ? holding(dependents.data, HOLDING[kind], ({ isLive }) => isLive) : null}
            candidates={candidates}
            onMerged={onOpen}
            onDeleted={() => onOpen(row.parentId)}
          />
        )}
      </DetailHead>
      {place.data?.archived && (
        <ArchivedLine archived={place.data.archived} hrefOf={(other) => `/a/taxonomy/${other}`} />
      )}
      <PlaceTabs row={row} all={all} place={place} dependents={dependents} />
      {isEditing && place.data && (
        <EditPlace place={place.data} all={all} onClose={() => setEditing(false)} />
      )}
    </>
  );
}
