import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import type { Answers } from '../../contract.ts';
import type { LawOfPlace } from '../../engine/law.ts';
import { WaitingForCase } from './WaitingForCase.tsx';

interface Props {
  laws: readonly LawOfPlace[];
  today: string;
  /** The answer by the law of a day. */
  reckon: (day: string) => Answers | null;
}

interface Row {
  day: string;
  total: string;
  parts: string;
}

/** Days that are shown at most, the newest. */
const MAX_DAYS = 40;

/** The days on which a figure that is reckoned with began, newest first. */
const daysOf = (laws: readonly LawOfPlace[]): string[] => {
  const days = laws.flatMap(({ rules }) =>
    Object.values(rules).flatMap(({ values }) => values.flatMap(({ from }) => from ?? [])),
  );
  return [...new Set(days)].sort().reverse().slice(0, MAX_DAYS);
};

/** What the same case came to on each day on which a figure changed; days that changed nothing of it are left out. */
export function OverTime({ laws, today, reckon }: Props) {
  if (!reckon(today)) return <WaitingForCase />;
  const rows = daysOf(laws).flatMap((day): Row[] => {
    const answer = reckon(day)?.answers[0];
    if (!answer) return [];
    const parts = answer.parts.map(({ title, subtotal }) => `${title}: ${subtotal}`).join(' · ');
    return [{ day, total: answer.total?.text ?? answer.summary[0]?.value ?? '', parts }];
  });
  const changed = rows.filter((row, index) => row.parts !== rows[index + 1]?.parts);
  return (
    <DataTable
      caption={t('What changed over time')}
      rows={changed}
      rowKey={({ day }) => day}
      columns={[
        {
          key: 'day',
          title: t('Law on'),
          width: 150,
          cell: ({ day }: Row) =>
            day > today ? t('{{date}} (announced)', { date: shortDate(day) }) : shortDate(day),
        },
        { key: 'total', title: t('It comes to'), width: 190, cell: ({ total }: Row) => <b>{total}</b> },
        { key: 'parts', title: t('Parts'), cell: ({ parts }: Row) => parts },
      ]}
      empty={<p>{t('No figure of this law has a dated change in our history.')}</p>}
    />
  );
}
