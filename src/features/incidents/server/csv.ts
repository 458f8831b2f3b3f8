import { writeCsv } from 'hucre/csv';
import { t } from '../../../shared/text.ts';
import type { Incident } from '../contract.ts';
import { riskText, toldText } from '../words.ts';

const COLUMNS: [title: () => string, cell: (incident: Incident) => string | number | null][] = [
  [() => t('Number'), ({ number }) => number],
  [() => t('Known on'), ({ awareOn }) => awareOn],
  [() => t('Happened from'), ({ happenedFrom }) => happenedFrom],
  [() => t('Happened to'), ({ happenedTo }) => happenedTo],
  [() => t('About these days'), ({ happenedNote }) => happenedNote],
  [() => t('Circumstances'), ({ circumstances }) => circumstances],
  [() => t('Information concerned'), ({ information }) => information],
  [() => t('People concerned'), ({ people }) => people],
  [
    () => t('Estimated'),
    ({ people, arePeopleEstimated }) => (people === null ? '' : arePeopleEstimated ? t('yes') : t('no')),
  ],
  [() => t('Of them in Quebec'), ({ peopleInQuebec }) => peopleInQuebec],
  [() => t('Risk'), ({ risk }) => riskText(risk)],
  [() => t('Concluded from'), ({ riskReasons }) => riskReasons],
  [() => t('Measures'), ({ measures }) => measures],
  [
    () => t('Told'),
    ({ notices }) =>
      notices.map(({ to, on, how }) => [on, toldText(to), how].filter(Boolean).join(', ')).join('; '),
  ],
  [() => t('About telling'), ({ noticesNote }) => noticesNote],
  [() => t('Closed on'), ({ closedOn }) => closedOn],
  [() => t('Kept until'), ({ keptUntil }) => keptUntil],
];

/** Words that a spreadsheet would take for a formula are text, as its apostrophe says. */
const inert = (cell: string | number | null): string | number | null =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;

/** The register as CSV in UTF-8 with the mark by which spreadsheets know it. */
export const incidentsCsv = (incidents: readonly Incident[]): string =>
  `\uFEFF${writeCsv([
    COLUMNS.map(([title]) => title()),
    ...incidents.map((incident) => COLUMNS.map(([, cell]) => inert(cell(incident)))),
  ])}`;
