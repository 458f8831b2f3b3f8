import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { DetailHead } from '../../../../ui/workspace/Columns.tsx';
import { Kbd } from '../../../../ui/workspace/Kbd.tsx';
import { type Tab, Tabs } from '../../../../ui/workspace/Tabs.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { ThingHistory } from '../../../back-office/web/audit/ThingHistory.tsx';
import type { InstrumentRow, StaffInstrument } from '../../instrumentsContract.ts';
import type { DependentKind, Dependents } from '../../thingsContract.ts';
import { holding, partText } from '../../words.ts';
import { dependentsQuery, instrumentQuery } from '../api.ts';
import { ArchivedLine } from '../parts/ArchivedLine.tsx';
import { DependentList, KeptCounts } from '../parts/DependentList.tsx';
import { ThingActions } from '../parts/ThingActions.tsx';
import c from '../parts/Things.module.css';
import { ActForm } from './ActForm.tsx';

const itemsOf = (dependents: Dependents | undefined, kind: DependentKind) =>
  dependents?.parts.find((part) => part.kind === kind)?.items;

const CITING: readonly DependentKind[] = ['provision', 'specialRule', 'requirement'];

/** What cites the act, by what it is. */
function CitedBy({ dependents }: { dependents: Dependents }) {
  const parts = dependents.parts.filter(({ kind, items }) => CITING.includes(kind) && items.length > 0);
  return (
    <>
      {parts.length === 0 && <p className={c.quiet}>{t('Nothing cites it.')}</p>}
      {parts.map(({ kind, items }) => (
        <section key={kind}>
          <h2 className={c.headings}>{partText(kind, items.length)}</h2>
          <DependentList kind={kind} items={items} />
        </section>
      ))}
      <KeptCounts counts={dependents.counts} />
    </>
  );
}

/** Why it cannot be put away: what cites it, and its regulations that are in use. */
export const actHeldBy = (dependents: Dependents): string | null =>
  holding(dependents, [...CITING, 'regulation'], ({ isLive }, kind) =>
    kind === 'provision' || kind === 'specialRule' ? true : isLive,
  );

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

function Line({ row, written }: { row: InstrumentRow; written: StaffInstrument['written'] | undefined }) {
  const url = written?.url;
  return (
    <>
      {[row.citation, row.area.name].filter(Boolean).join(' · ')}
      {url && URL.canParse(url) && (
        <>
          {' · '}
          <a href={url} target="_blank" rel="noreferrer">
            {hostOf(url)}
          </a>
        </>
      )}
    </>
  );
}

interface Props {
  row: InstrumentRow;
  all: readonly InstrumentRow[];
}

/** An act or regulation that is open beside the list: what refers to it, and what can be done with it. */
export function ActPane({ row, all }: Props) {
  const { id, kind, jurisdiction } = row;
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const instrument = useQuery(instrumentQuery(id));
  const dependents = useQuery(dependentsQuery(kind, id));
  useKeys({ e: () => instrument.data && setEditing(true) });
  const list = (part: DependentKind) => () => (
    <DependentList kind={part} items={itemsOf(dependents.data, part) ?? []} />
  );
  const shown = (children: (found: Dependents) => React.ReactNode) => (
    <Loaded query={dependents} skeleton={200} failed={t('What refers to it could not be loaded.')}>
      {children}
    </Loaded>
  );
  const tabs: Tab[] = [
    {
      key: 'cited',
      label: t('Cited by'),
      count: dependents.data?.parts
        .filter((part) => CITING.includes(part.kind))
        .reduce((sum, { items }) => sum + items.length, 0),
      children: shown((found) => <CitedBy dependents={found} />),
    },
    ...(kind === 'act'
      ? [
          {
            key: 'regulations',
            label: t('Regulations'),
            count: itemsOf(dependents.data, 'regulation')?.length,
            children: shown(list('regulation')),
          },
        ]
      : []),
    {
      key: 'bills',
      label: t('Bills'),
      count: itemsOf(dependents.data, 'bill')?.length,
      children: shown(list('bill')),
    },
    { key: 'audit', label: t('Audit'), children: <ThingHistory id={id} /> },
  ];
  const candidates = all.filter(
    (other) =>
      other.kind === kind && other.jurisdiction === jurisdiction && other.id !== id && !other.isArchived,
  );
  return (
    <>
      <DetailHead
        title={row.name}
        tags={
          <>
            <Jur code={jurisdiction} />
            <Tag>{kind === 'act' ? t('Act') : t('Regulation')}</Tag>
          </>
        }
        line={<Line row={row} written={instrument.data?.written} />}
      >
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          rightSection={<Kbd>E</Kbd>}
          disabled={!instrument.data}
          onClick={() => setEditing(true)}
        >
          {t('Edit')}
        </Button>
        {instrument.data && (
          <ThingActions
            thing={{ ...instrument.data, name: row.name }}
            dependents={dependents.data}
            heldBy={dependents.data ? actHeldBy(dependents.data) : null}
            candidates={candidates}
            onMerged={(into) => void navigate(`/a/acts/${into}`)}
            onDeleted={() => void navigate('/a/acts')}
          />
        )}
      </DetailHead>
      {instrument.data?.archived && (
        <ArchivedLine archived={instrument.data.archived} hrefOf={(other) => `/a/acts/${other}`} />
      )}
      {instrument.data?.written.editorNote && (
        <p className={c.archived}>{instrument.data.written.editorNote}</p>
      )}
      <Tabs label={t('Parts of {{name}}', { name: row.name })} tabs={tabs} />
      {isEditing && instrument.data && (
        <ActForm
          instrument={instrument.data}
          onClose={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      )}
    </>
  );
}
