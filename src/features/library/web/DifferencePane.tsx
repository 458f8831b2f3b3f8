import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Bar } from '../../../ui/state/Skeleton.tsx';
import { Column, ColumnBody, ColumnFoot } from '../../../ui/workspace/Columns.tsx';
import { KeyHints } from '../../../ui/workspace/Kbd.tsx';
import type { Difference } from '../contract.ts';
import { differenceQuery, type Place } from './api.ts';
import { DifferenceHead } from './DifferenceHead.tsx';
import { FieldDifferenceRow } from './FieldDifferenceRow.tsx';
import c from './Files.module.css';
import type { MergeText, OnDraft } from './taken.ts';
import { type SettlementOf, useSettlement } from './useSettlement.ts';

interface Props {
  onDraft: OnDraft;
  mergeText: MergeText;
  place: Place;
  /** The import of which this is an entry; null where the starter library and the database differ. */
  importId: string | null;
  onSettled: () => void;
}

/** The shape of the entry that is awaited: its head, and a field of both sides. */
const AWAITED = (
  <div className={c.awaited}>
    <div>
      <Bar width="34%" height={12} gap={10} />
      <Bar width="22%" height={24} />
    </div>
    <div>
      <Bar width="92%" height={14} gap={10} />
      <Bar width="86%" height={14} gap={10} />
      <Bar width="64%" height={14} />
    </div>
  </div>
);

/** One entry in its file and in the database. */
export function DifferencePane(props: Props) {
  const difference = useQuery(differenceQuery(props.place, props.importId));
  return (
    <Column label={t('Difference')}>
      <Loaded query={difference} skeleton={AWAITED} failed={t('This entry could not be loaded.')}>
        {(data) => <Opened key={data.seen} data={data} {...props} />}
      </Loaded>
    </Column>
  );
}

function Opened({ mergeText, ...of }: SettlementOf & { mergeText: MergeText }) {
  const { data, importId } = of;
  const settlement = useSettlement(of);
  const { fields, taken, at, choose } = settlement;
  return (
    <>
      <DifferenceHead data={data} importId={importId} settlement={settlement} />
      <ColumnBody>
        {fields.map((field, index) => (
          <FieldDifferenceRow
            key={field.field}
            field={field}
            isAt={index === at}
            taken={taken[field.field]}
            provision={data.provision}
            mergeText={mergeText}
            onChoose={importId ? null : (how) => choose(index, how)}
          />
        ))}
      </ColumnBody>
      <ColumnFoot>
        <KeyHints hints={hintsOf(data, importId !== null)} />
        <span className={c.space} />
        <span>{t('{{count}} equal fields are folded', { count: data.equal })}</span>
      </ColumnFoot>
    </>
  );
}

const hintsOf = (data: Difference, isImport: boolean) => [
  { keys: ['J', 'K'], does: t('field') },
  ...(isImport
    ? []
    : [
        { keys: ['1'], does: t('file') },
        ...(data.provision ? [{ keys: ['2'], does: t('merge') }] : []),
        { keys: ['3'], does: t('ours') },
      ]),
  { keys: ['Shift', 'J'], does: t('next item') },
];
