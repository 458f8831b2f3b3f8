import type { ValueRow } from '../../format/provisionGroup.ts';
import type { LintContext, ProvisionInContext, Rule } from '../context.ts';
import { type Finding, place } from '../finding.ts';

const addDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** What is wrong with the dates of the rows of one key: newest first, none before its start, no two at once. */
function rowProblems(rows: ValueRow[]): string[] {
  const problems: string[] = [];
  rows.forEach((row, i) => {
    if (row.from && row.to && row.to < row.from)
      problems.push(`ends on ${row.to}, before it starts (${row.from})`);
    const older = rows[i + 1];
    if (!older) return;
    if (!row.from) problems.push('a row without a start stands above an older one: say from when it holds');
    else if (!older.to) problems.push(`the row before the one of ${row.from} has no end`);
    else if (older.from && older.from >= row.from)
      problems.push(`rows are not newest first (${row.from}, ${older.from})`);
    else if (older.to >= row.from)
      problems.push(`two rows hold at once: until ${older.to} and from ${row.from}`);
  });
  return problems;
}

function provisionDates({ file, jurisdiction, content, day }: ProvisionInContext): Finding[] {
  const findings: Finding[] = [];
  const report = (
    where: string,
    message: string,
    severity: Finding['severity'] = 'error',
    key?: string,
  ): void => {
    findings.push({
      severity,
      rule: 'dates',
      file,
      where: place(jurisdiction, where),
      message,
      ...(key ? { key } : {}),
    });
  };
  for (const [key, rows] of Object.entries(content.values)) {
    for (const problem of rowProblems(rows)) report(key, problem, 'error', key);
  }
  const { effectiveDate, versions } = content;
  if (effectiveDate && effectiveDate > day) {
    report(
      'effectiveDate',
      `${effectiveDate} is after the day whose law the text states (${day}): write it as upcoming`,
    );
  }
  versions.forEach((version, i) => {
    const where = `versions ${i + 1}`;
    if (version.from && version.from > version.to)
      report(where, `ends on ${version.to}, before ${version.from}`);
    const newer = i === 0 ? effectiveDate : versions[i - 1]?.from;
    if (!newer) {
      report(
        where,
        i === 0
          ? 'effectiveDate is missing: when did the text as it stands begin?'
          : 'stands below a version without a start',
      );
    } else if (version.to >= newer)
      report(where, `still holds on ${version.to}, when the next text began on ${newer}`);
    else if (addDay(version.to) !== newer) {
      report(where, `ends on ${version.to}, but the next text begins on ${newer}`, 'warning');
    }
  });
  for (const entry of content.upcoming) {
    if (entry.from && entry.from <= day) report('upcoming', `${entry.from} is not after ${day}`);
  }
  return findings;
}

/** No source was read after the day up to which it vouches, or before it was written. */
function sourceDates({ library, provisions }: LintContext): Finding[] {
  const standings = [
    ...provisions.map(({ file, jurisdiction, content }) => ({
      file,
      where: jurisdiction as string,
      content,
    })),
    ...[...library.bills, ...library.specialRules, ...library.checklists].flatMap(({ file, content }) =>
      content.map((entry) => ({ file, where: entry.id, content: entry })),
    ),
  ];
  return standings.flatMap(({ file, where, content }) =>
    content.sources.flatMap((source): Finding[] => {
      const wrong =
        source.checked && source.date && source.date.slice(0, 10) > source.checked
          ? `was checked on ${source.checked}, before its own date ${source.date}`
          : null;
      return wrong
        ? [{ severity: 'error', rule: 'dates', file, where: place(where, 'sources'), message: wrong }]
        : [];
    }),
  );
}

/** Dates are in order, and no two values or texts hold at once. */
export const dates: Rule = (context) => [
  ...context.provisions.flatMap(provisionDates),
  ...sourceDates(context),
];
