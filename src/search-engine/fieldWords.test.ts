import { describe, expect, test } from 'vitest';
import { CANADIAN_HR_LEXICON } from './canadian-hr/lexicon.ts';
import { PLACES } from './canadian-hr/places.ts';
import type { SearchHit } from './searcher.ts';
import { libraryEngine } from './testing/library.ts';

const engine = libraryEngine();
const search = (query: string) => engine.search('everything', { query });
const ask = (query: string): readonly SearchHit[] => search(query).hits;
const first = (query: string): string => {
  const [hit] = ask(query);
  return hit ? `${hit.attributes.name}, ${hit.attributes.jurisdiction}` : 'nothing';
};
const placesOf = (query: string): Set<unknown> =>
  new Set(engine.search('everything', { query, limit: 100 }).hits.map((hit) => hit.attributes.jurisdiction));

describe('a guessed spelling', () => {
  test('never hides what the typed words find', () => {
    const typed = engine.search('everything', { query: 'overtime ' }).total;
    for (const other of ['holidya', 'qwertzz', 'scent'])
      expect(engine.search('everything', { query: `overtime ${other} ` }).total).toBeGreaterThanOrEqual(
        typed,
      );
  });

  test('is not made of a word that is spelt right, and is offered only where it leads somewhere', () => {
    expect(search('scent allergy ').suggestion).toBeNull();
    expect(search('jours fériés ').suggestion).toBeNull();
    expect(search('severence pay ').suggestion).toBe('severance pay');
    expect(search('overtime unfrot ').suggestion).toBeNull();
  });
});

describe('nothing is found, and nothing else shown, for', () => {
  test.each(['qwertzuiop nothing', 'mortgage rates', 'how to bake bread', 'zzzz qqqq leave wwww'])(
    '%s',
    (query) => {
      expect(search(query).total).toBe(0);
    },
  );
});

describe('a place means its jurisdiction', () => {
  test.each([
    ['overtime gta', 'ON'],
    ['overtime ottawa', 'ON'],
    ['overtime gatineau', 'QC'],
    ['overtime burnaby', 'BC'],
    ['overtime lower mainland', 'BC'],
    ['overtime trois-rivières', 'QC'],
    ['overtime st. catharines', 'ON'],
    ['overtime ontario', 'ON'],
  ])('%s', (query, code) => {
    expect(first(query)).toBe(`Overtime Threshold and Rate, ${code}`);
  });

  test('every place of the table, of one jurisdiction each', () => {
    const jurisdictionOf = new Map<string, string>();
    for (const [jurisdiction, { municipalities, further, regions }] of Object.entries(PLACES))
      for (const name of [...municipalities, ...further, ...regions]) {
        expect([jurisdiction, undefined]).toContain(jurisdictionOf.get(name.toLowerCase()));
        jurisdictionOf.set(name.toLowerCase(), jurisdiction);
      }
    expect(jurisdictionOf.size).toBeGreaterThan(300);
    const known: Record<string, string> = { Ontario: 'ON', Quebec: 'QC', 'British Columbia': 'BC' };
    for (const [name, jurisdiction] of jurisdictionOf)
      if (known[jurisdiction])
        expect([name, ask(`overtime ${name} `)[0]?.attributes.jurisdiction]).toEqual([
          name,
          known[jurisdiction],
        ]);
  });

  test('but not within a longer name', () => {
    expect(first('victoria day')).toMatch(/^Public Holidays List/);
    expect(placesOf('victoria day').size).toBeGreaterThan(1);
  });
});

describe('what is said not to be meant', () => {
  test.each([
    'not ontario',
    '-ontario',
    'except ontario',
    'outside of ontario',
    'not in ontario or quebec',
    'sauf ontario',
  ])('overtime %s: Ontario is left out', (words) => {
    expect(placesOf(`overtime ${words}`)).not.toContain('ON');
    expect(placesOf(`overtime ${words}`)).toContain('BC');
  });

  test('a minus sign leaves out what holds the word; within a word it is a hyphen', () => {
    const names = ask('leave -maternity').map((hit) => hit.attributes.name);
    expect(names).not.toContain('Maternity and Parental Leave');
    expect(names.length).toBeGreaterThan(0);
    expect(ask('bill c-27')).toHaveLength(4);
  });

  test('"no severance" is no request for severance', () => {
    expect(search('no severance').total).toBe(0);
    expect(first('fired no severance ontario')).not.toContain('Severance');
    expect(first('severance')).toContain('Severance Pay');
  });
});

describe('the words of jobs and the sums and ages of questions', () => {
  test.each([
    ['lay off 55 employees ontario', 'Group Termination, ON'],
    ['layoff of 55 people quebec', 'Group Termination, QC'],
    ['lay off 5 employees ontario', 'Temporary Layoff, ON'],
    ['nda quebec', 'Non-Compete Agreements, QC'],
    ['retire at 65 bc', 'Protected Grounds, BC'],
    ['perfume in the office bc', 'Duty to Accommodate, BC'],
  ])('%s', (query, expected) => {
    expect(first(query)).toBe(expected);
  });
});

describe('topics asked for in French find the English text', () => {
  test.each([
    ['heures supplémentaires', 'Overtime Threshold and Rate'],
    ['conge de maternite', 'Maternity and Parental Leave'],
    ['jours fériés', 'Public Holidays List'],
    ['préavis', 'Individual Termination Notice'],
    ['licenciement collectif', 'Group Termination'],
    ['indemnité de départ', 'Severance Pay'],
    ['mise à pied temporaire', 'Temporary Layoff'],
    ['droit de refus', 'Right to Refuse Unsafe Work'],
    ['vacances annuelles', 'Vacation Time'],
    ['pourboires', 'Tips and Gratuities'],
    ['billet médical', 'Medical Notes'],
    ['congé de deuil', 'Bereavement Leave'],
    ['harcèlement sexuel', 'Sexual Harassment'],
    ['salaire minimum', 'Minimum Wage'],
    ['non-concurrence', 'Non-Compete Agreements'],
  ])('%s', (query, expected) => {
    expect(ask(query)[0]?.attributes.name).toBe(expected);
  });

  test('some dozens of them are known', () => {
    const french = CANADIAN_HR_LEXICON.synonyms.filter(
      (rule) => 'from' in rule && /[éèêàâîôûç]/.test(rule.from),
    );
    expect(french.length).toBeGreaterThan(60);
  });
});

describe('an act and a section are found in any order', () => {
  test.each([
    's. 57 ESA BC',
    'ESA BC s. 57',
    'BC ESA s57',
    'ESA 57 BC',
    's 57 of the employment standards act bc',
  ])('%s', (query) => {
    expect(first(query)).toBe('Jury and Court Leave, BC');
  });
});
