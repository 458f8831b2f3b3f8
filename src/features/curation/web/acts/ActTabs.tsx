import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { type Tab, Tabs } from '../../../../ui/workspace/Tabs.tsx';
import { ThingHistory } from '../../../back-office/web/audit/ThingHistory.tsx';
import { type InstrumentTextOf, statuteChangesQuery } from '../../../statutes/web/api.ts';
import type { InstrumentRow, StaffInstrument } from '../../instrumentsContract.ts';
import type { DependentKind, Dependents } from '../../thingsContract.ts';
import { partText } from '../../words.ts';
import { DependentList, KeptCounts } from '../parts/DependentList.tsx';
import c from '../parts/Things.module.css';
import { UndoMerge } from '../parts/UndoMerge.tsx';
import { CITING } from './citing.ts';
import { CitedSections, KeptSections } from './SectionsTab.tsx';

const itemsOf = (dependents: Dependents | undefined, kind: DependentKind) =>
  dependents?.parts.find((part) => part.kind === kind)?.items;

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

/** A newer text came, and some who cite what changed are still to be read. */
function ToLookAt({ address }: { address: string | null | undefined }) {
  const { data } = useQuery(statuteChangesQuery);
  const change = address ? data?.find((one) => one.address === address) : undefined;
  if (!change) return null;
  return (
    <>
      {t('Newer text: {{sections}} sections changed,', { sections: change.sections })}{' '}
      <Link to={`/a/data?show=sources&source=${encodeURIComponent(change.id)}`}>
        <strong>{t('{{count}} to look at', { count: change.provisions })}</strong>
      </Link>
    </>
  );
}

/** The lines of the log about it; one that merged it takes the merge back. */
function History({ instrument, id }: { instrument: StaffInstrument | undefined; id: string }) {
  const isMerged = Boolean(instrument?.archived?.mergedInto);
  return (
    <ThingHistory
      id={id}
      foot={({ action }) =>
        instrument &&
        isMerged &&
        action.endsWith('.merge') && <UndoMerge thing={{ ...instrument, name: instrument.written.name }} />
      }
    />
  );
}

interface Props {
  row: InstrumentRow;
  instrument: StaffInstrument | undefined;
  dependents: UseQueryResult<Dependents>;
  text: UseQueryResult<InstrumentTextOf>;
}

/** The parts of an act or regulation: its sections, with their text where it is kept, and all that refers to it. */
export function ActTabs({ row: { id, kind, name }, instrument, dependents, text }: Props) {
  const found = dependents.data;
  const isKept = (text.data?.files.length ?? 0) > 0;
  const shown = (children: (loaded: Dependents) => ReactNode) => (
    <Loaded query={dependents} skeleton={200} failed={t('What refers to it could not be loaded.')}>
      {children}
    </Loaded>
  );
  const list = (part: DependentKind) =>
    shown((loaded) => <DependentList kind={part} items={itemsOf(loaded, part) ?? []} />);
  const citing = found?.parts.filter((part) => CITING.includes(part.kind));
  const changed = text.data?.sections.filter(({ mark }) => mark !== 'same').length;
  const tabs: Tab[] = [
    {
      key: 'sections',
      label: t('Sections'),
      count: isKept && changed ? t('{{count}} changed', { count: changed }) : undefined,
      hasColumns: isKept,
      children: shown((loaded) => (
        <Loaded query={text} skeleton={200} failed={t('The text of its sections could not be loaded.')}>
          {(kept) =>
            kept.files.length > 0 ? (
              <KeptSections instrumentId={id} text={kept} dependents={loaded} />
            ) : (
              <CitedSections dependents={loaded} />
            )
          }
        </Loaded>
      )),
    },
    ...(kind === 'act'
      ? [
          {
            key: 'regulations',
            label: t('Regulations'),
            count: itemsOf(found, 'regulation')?.length,
            children: list('regulation'),
          },
        ]
      : []),
    {
      key: 'cited',
      label: t('Cited by'),
      count: citing?.reduce((sum, { items }) => sum + items.length, 0),
      children: shown((loaded) => <CitedBy dependents={loaded} />),
    },
    { key: 'bills', label: t('Bills'), count: itemsOf(found, 'bill')?.length, children: list('bill') },
    { key: 'audit', label: t('Audit'), children: <History id={id} instrument={instrument} /> },
  ];
  return (
    <Tabs
      label={t('Parts of {{name}}', { name })}
      tabs={tabs}
      first={isKept ? 'sections' : 'cited'}
      right={<ToLookAt address={text.data?.address} />}
    />
  );
}
