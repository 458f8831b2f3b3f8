import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { LawOfPlace, Rule } from '../src/features/calculators/engine/law.ts';
import type { TypedValue } from '../src/features/provisions/contract.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../src/shared/jurisdictions.ts';
import { SOURCE_TYPES, type Source } from '../src/shared/source.ts';
import { evidenceDay } from '../src/shared/standing.ts';

type Cell = { value?: unknown; state?: TypedValue['state']; why?: string; from?: string; to?: string };
interface Written {
  effectiveDate?: string;
  sources: Source[];
  acts?: { id: string; sections?: string }[];
  regulations?: { id: string; sections?: string }[];
  confidence: Rule['confidence'];
  values?: Record<string, unknown>;
}
interface GroupFile {
  group: string;
  fields: Record<string, { label: string; unit?: string }>;
  provisions: Record<JurisdictionCode, Written>;
}
interface WrittenRule {
  id: string;
  type: Rule['specialRules'][number]['type'];
  groups: string[];
  industries: string[];
  description: string;
  values?: Rule['specialRules'][number]['values'];
}

const isCell = (value: unknown): value is Cell =>
  typeof value === 'object' && value !== null && ('value' in value || 'state' in value);

/** The rows of one key, however short they are written. */
const cellsOf = (written: unknown): Cell[] => {
  if (Array.isArray(written) && written.length > 0 && written.every(isCell)) return written;
  return isCell(written) ? [written] : [{ value: written }];
};

const cite = ({ id, sections }: { id: string; sections?: string }) => ({
  id,
  name: id,
  url: null,
  sections: sections ?? null,
});

function ruleOf(file: GroupFile, place: JurisdictionCode, specialRules: Rule['specialRules']): Rule {
  const written = file.provisions[place];
  const values = Object.entries(written.values ?? {}).flatMap(([key, cells]) =>
    cellsOf(cells).map(
      (cell): TypedValue => ({
        key,
        label: file.fields[key]?.label ?? key,
        unit: file.fields[key]?.unit ?? null,
        value: (cell.value ?? null) as TypedValue['value'],
        state: cell.state ?? null,
        why: cell.why ?? null,
        source: null,
        cites: [],
        from: cell.from ?? null,
        to: cell.to ?? null,
      }),
    ),
  );
  const named = { id: 'x', name: 'x' };
  return {
    id: `${file.group} ${place}`,
    name: file.group,
    area: named,
    topic: named,
    values,
    acts: (written.acts ?? []).map(cite),
    regulations: (written.regulations ?? []).map(cite),
    verification: 'official-text',
    confidence: written.confidence,
    verified: verifiedBy(written.sources),
    asOf: evidenceDay(written.sources) ?? null,
    effectiveDate: written.effectiveDate ?? null,
    open: null,
    textWarning: null,
    notCovered: [],
    specialRules,
  };
}

/** The best source of the text, as readers are told. */
function verifiedBy(sources: Source[]): Rule['verified'] {
  const [best] = sources
    .filter(({ bears }) => bears === undefined || bears.includes('text'))
    .sort((a, b) => SOURCE_TYPES.indexOf(a.type) - SOURCE_TYPES.indexOf(b.type));
  const on = best?.checked ?? evidenceDay(sources);
  return best && on ? { on, against: best.ref, url: null, date: best.date ?? null } : null;
}

const CONTENT = join(import.meta.dirname, '../content');

const rulesOf = (place: JurisdictionCode, group: string): Rule['specialRules'] =>
  (parse(readFileSync(join(CONTENT, `special-rules/${place}.yaml`), 'utf8')) as WrittenRule[])
    .filter(({ groups }) => groups.includes(group))
    .map(({ id, type, industries, description, values = [] }) => ({
      ...{ _id: id, type, industries, industryNames: industries, description, values },
      ...{ act: null, actSections: null, regulations: [], regSections: null },
    }));

/** The acts of which it is known when they began, and those that they took the place of. */
const BEGINNINGS: LawOfPlace['acts'] = Object.fromEntries(
  (
    parse(readFileSync(join(CONTENT, 'acts.yaml'), 'utf8')) as {
      id: string;
      from?: string;
      replaces?: string;
    }[]
  ).flatMap(({ id, from, replaces }) =>
    from ? [[id, { from, replaces: replaces ? { id: replaces, name: replaces, url: null } : null }]] : [],
  ),
);

/** The typed rules of these provision groups as the files of content/ have them, for tests without a database. */
export function lawsOfContent(
  groups: readonly string[],
  withRules = false,
): Map<JurisdictionCode, LawOfPlace> {
  const files = groups.map(
    (group) => parse(readFileSync(join(CONTENT, `provisions/${group}.yaml`), 'utf8')) as GroupFile,
  );
  return new Map(
    JURISDICTION_CODES.map((jurisdiction) => [
      jurisdiction,
      {
        jurisdiction,
        acts: BEGINNINGS,
        rules: Object.fromEntries(
          files.map((file) => [
            file.group,
            ruleOf(file, jurisdiction, withRules ? rulesOf(jurisdiction, file.group) : []),
          ]),
        ),
      },
    ]),
  );
}

/** All groups of a topic, by their keys. */
export const groupsOfTopic = (topic: string): string[] =>
  readdirSync(join(CONTENT, `provisions/${topic}/`))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${topic}/${name.replace('.yaml', '')}`)
    .sort();
