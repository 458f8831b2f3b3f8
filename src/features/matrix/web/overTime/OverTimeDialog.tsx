import { useState } from 'react';
import { Link } from 'react-router';
import { type JurisdictionCode, jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { permalinkPath } from '../../../provisions/permalink.ts';
import { sectionsText } from '../../../provisions/sectionsText.ts';
import { valueLines } from '../../../provisions/valueText.ts';
import { withDay } from '../../../provisions/withDay.ts';
import { type FigureLine, type FigureStep, figureLines } from '../../figureLines.ts';
import type { MatrixRow } from '../../rows.ts';
import c from './OverTime.module.css';
import { OverTimeChart } from './OverTimeChart.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  row: MatrixRow | null;
  columns: readonly JurisdictionCode[];
  home: JurisdictionCode | null;
  today: string;
}

type Row = FigureStep & Pick<FigureLine, 'code' | 'provision'>;

const sectionsOf = ({ value, provision }: Row): string =>
  (value.cites.length > 0 ? value.cites : [...provision.acts, ...provision.regulations])
    .flatMap(({ sections }) => (sections ? [sectionsText(sections)] : []))
    .join('; ');

/** Every step as a row, newest first within each jurisdiction: it leads to the provision on the day on which the step began. */
function Steps({ lines, row, today }: { lines: readonly FigureLine[]; row: MatrixRow; today: string }) {
  const rows = lines.flatMap(({ code, provision, steps }) =>
    steps.map((step): Row => ({ ...step, code, provision })).reverse(),
  );
  const { area, topic } = row.group;
  return (
    <DataTable
      caption={t('{{field}} over time', { field: row.field.label })}
      rows={rows}
      rowKey={({ code, from }) => `${code} ${from}`}
      columns={[
        { key: 'code', title: t('Jurisdiction'), cell: ({ code }: Row) => jurisdictionName(code) },
        {
          key: 'value',
          title: t('Value'),
          cell: (step: Row) => (
            <>
              <b>{valueLines(step.value).join('; ')}</b> {step.isAnnounced && t('(announced)')}
            </>
          ),
        },
        { key: 'from', title: t('From'), width: 130, cell: ({ from }: Row) => shortDate(from) },
        { key: 'to', title: t('To'), width: 130, cell: ({ to }: Row) => (to ? shortDate(to) : '') },
        {
          key: 'section',
          title: t('Section'),
          cell: (step: Row) => (
            <Link
              to={withDay(
                permalinkPath({ id: step.provision.id, area, topic }),
                step.from === today ? null : step.from,
              )}
              aria-label={t('{{jurisdiction}} on {{date}}: {{sections}}', {
                jurisdiction: jurisdictionName(step.code),
                date: shortDate(step.from),
                sections: sectionsOf(step) || t('Section not known'),
              })}
            >
              {sectionsOf(step) || t('Section not known')}
            </Link>
          ),
        },
      ]}
      isInCard
    />
  );
}

/** A figure of all chosen jurisdictions over time, announced steps included: as a chart, and as the table behind it. */
function OverTimeDialog({ opened, onClose, row, columns, home, today }: Props) {
  const [marked, setMarked] = useState<JurisdictionCode[]>(home ? [home] : []);
  if (!row) return null;
  const lines = figureLines(row, columns, today);
  const toggle = (code: JurisdictionCode): void =>
    setMarked(marked.includes(code) ? marked.filter((one) => one !== code) : [...marked, code]);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('{{field}} over time', { field: row.field.label })}
      width={880}
    >
      <p className={c.lead}>
        {row.group.name}
        {row.field.unit && ` · ${row.field.unit}`}
      </p>
      <OverTimeChart lines={lines} marked={marked} today={today} />
      <fieldset className={c.tiles} aria-label={t('Mark in the chart')}>
        {lines.map(({ code }) => (
          <button
            key={code}
            type="button"
            aria-pressed={marked.includes(code)}
            aria-label={t('{{code}}: {{jurisdiction}}', { code, jurisdiction: jurisdictionName(code) })}
            data-marked={marked.includes(code) ? Math.min(marked.indexOf(code), 3) : undefined}
            onClick={() => toggle(code)}
          >
            {code}
          </button>
        ))}
        <span>{t('Dashed: announced')}</span>
      </fieldset>
      <Steps lines={lines} row={row} today={today} />
    </Dialog>
  );
}

export { OverTimeDialog as Component };
