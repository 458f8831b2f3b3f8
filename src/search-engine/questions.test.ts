import { describe, expect, test } from 'vitest';
import type { SearchHit } from './searcher.ts';
import { libraryEngine } from './testing/library.ts';

const engine = libraryEngine();
const ask = (query: string): readonly SearchHit[] => engine.search('everything', { query }).hits;
const first = (query: string): string => {
  const [hit] = ask(query);
  return hit ? `${hit.attributes.name}, ${hit.attributes.jurisdiction}` : 'nothing';
};
const firstName = (query: string): unknown => ask(query)[0]?.attributes.name;

describe('a question leads with the provision that answers it', () => {
  test.each([
    ['how much notice do I have to give after 6 years in ontario', 'Individual Termination Notice, ON'],
    ['stat holiday pay bc', 'Public Holiday Eligibility and Pay, BC'],
    ['stat holidya quebec', 'Public Holidays List, QC'],
    ['maternty leave british columbia', 'Maternity and Parental Leave, BC'],
    ['minimum pay québec', 'Minimum Wage, QC'],
    ['fired without cause federal', 'Unjust Dismissal, FED'],
    ['overtime ON', 'Overtime Threshold and Rate, ON'],
    ['mass layoff toronto', 'Group Termination, ON'],
    ['pto payout vancouver', 'Vacation Pay, BC'],
  ])('%s', (query, expected) => {
    expect(first(query)).toBe(expected);
  });

  test.each([
    ['can i ask for a sick note', 'Medical Notes'],
    ['doctor’s note', 'Medical Notes'],
    ['3 hour rule', 'Reporting Pay'],
    ['lunch break', 'Meal Breaks'],
    ['right to disconnect', 'Disconnecting from Work'],
    ['non compete', 'Non-Compete Agreements'],
    ['noncompete', 'Non-Compete Agreements'],
    ['jhsc', 'Joint Committee Threshold'],
    ['non-compete', 'Non-Compete Agreements'],
    ['committee terms of reference', 'Joint Committee Threshold'],
    ['work refusal', 'Right to Refuse Unsafe Work'],
    ['is vacation pay 4% or 6% after five years', 'Vacation Pay'],
    ['can someone be laid off for 13 weeks', 'Temporary Layoff'],
    ['till shortage', 'Deductions from Wages'],
    ['funeral', 'Bereavement Leave'],
    ['modified duties', 'Duty to Cooperate'],
    ['employee surveillance cameras', 'Electronic Monitoring Policy'],
    ['ai in hiring', 'Job Postings and Pay Transparency'],
    ['severence', 'Severance Pay'],
    ['xoertime', 'Overtime Threshold and Rate'],
    ['over time', 'Overtime Threshold and Rate'],
    ['sickleave', 'Sick and Personal Leave'],
    ['harrasment', 'Sexual Harassment'],
    ['terminat', 'Individual Termination Notice'],
    ['stat holi', 'Public Holidays List'],
  ])('%s', (query, expected) => {
    expect(firstName(query)).toBe(expected);
  });

  test('a question whose words no document has together still finds the nearest', () => {
    const result = engine.search('everything', {
      query: 'what happens to unused vacation when somebody quits during a strike about washrooms',
    });
    expect(result.total).toBeGreaterThan(0);
    expect(result.relaxed).toBe(true);
    expect(result.hits[0]?.attributes.topic).toBe('Vacation');
  });

  test('one word that hardly anything holds does not hide what the others find', () => {
    const names = (query: string): unknown[] => ask(query).map((hit) => hit.attributes.name);
    // "breakage" stands in one text beside wages.
    expect(names('minimum wage breakage')).toEqual(
      expect.arrayContaining(['Deductions from Wages', 'Minimum Wage']),
    );
    expect(names('minimum wage increase').slice(0, 4)).toEqual(Array(4).fill('Minimum Wage'));
    expect(names('jury leave').slice(0, 4)).toEqual(Array(4).fill('Jury and Court Leave'));
  });

  test('a named place lifts its documents and hides no others', () => {
    const hits = ask('jury ontario');
    expect(hits.map((hit) => hit.attributes.jurisdiction)).toHaveLength(4);
    expect(hits[0]?.attributes.jurisdiction).toBe('ON');
  });

  test('a place alone is all that is about it', () => {
    expect(engine.search('everything', { query: 'ontario' }).total).toBe(34);
  });
});

describe('citations are found as they are typed', () => {
  test.each([
    ['ESA s. 57', 'Jury and Court Leave'],
    ['esa s57', 'Jury and Court Leave'],
    ['s 57', 'Jury and Court Leave'],
    ['section 57(1)', 'Jury and Court Leave'],
    ['s. 57(3)', 'Jury and Court Leave'],
    ['employment standards act section 97.1', 'Jury and Court Leave'],
    ['Bill 149', 'Job Postings and Pay Transparency'],
    ['bill c-27', 'Job Postings and Pay Transparency'],
    ['bill c27', 'Job Postings and Pay Transparency'],
    ['bill 14', 'Job Postings and Pay Transparency'],
  ])('%s', (query, expected) => {
    const hits = ask(query);
    expect(hits).toHaveLength(4);
    expect(new Set(hits.map((hit) => hit.attributes.name))).toEqual(new Set([expected]));
  });

  test('a citation that nothing holds falls back on its words and never finds everything', () => {
    expect(ask('s. 999')).toHaveLength(0);
    expect(firstName('bill 96 minimum wage')).toBe('Minimum Wage');
  });
});

describe('what is not meant is not found', () => {
  test('gibberish finds nothing', () => {
    expect(ask('zzzzqqqq')).toHaveLength(0);
    expect(ask('zzzzqqqq wwwwpppp')).toHaveLength(0);
  });

  test('a quoted phrase stands as it is, in this form', () => {
    const names = (query: string): Set<unknown> => new Set(ask(query).map((hit) => hit.attributes.name));
    expect(names('"just cause"')).toEqual(new Set(['Unjust Dismissal']));
    expect(names('"cause just"')).toEqual(new Set());
    expect(names('"injured worker')).toEqual(new Set(['Duty to Cooperate']));
    expect(names('"injured work')).toEqual(new Set(['Duty to Cooperate']));
    expect(names('"injury worker"')).toEqual(new Set());
  });

  test('numbers and short words are never taken for typing errors', () => {
    expect(ask('8888')).toHaveLength(0);
    expect(ask('zqx')).toHaveLength(0);
  });

  test('typing errors can be switched off', () => {
    expect(engine.search('everything', { query: 'severence', typos: false }).total).toBe(0);
  });
});

describe('a better spelling is offered', () => {
  test.each([
    ['severence pay', 'severance pay'],
    ['"just cause" dismisal', '"just cause" dismissal'],
    ['sickleave', 'sick leave'],
  ])('%s: %s', (query, suggestion) => {
    expect(engine.search('everything', { query: `${query} ` }).suggestion).toBe(suggestion);
  });

  test('not for what is spelt right, or only begun', () => {
    for (const query of ['severance pay', 'severan', 'jhsc', 'pto'])
      expect(engine.search('everything', { query }).suggestion).toBeNull();
  });
});
