import type { Entity } from '../lexicon.ts';

const NAMES: Record<string, Pick<Entity, 'names' | 'codes' | 'hints'>> = {
  Alberta: { names: ['alberta', 'ab', 'albertan', 'calgary', 'edmonton'] },
  'British Columbia': {
    names: ['british columbia', 'bc', 'b c', 'vancouver', 'surrey bc', 'victoria bc', 'kelowna'],
    hints: ['worksafebc'],
  },
  Federal: {
    names: ['federal', 'federally', 'federally regulated', 'federal jurisdiction', 'federal sector', 'fed'],
    hints: [
      'canada labour code',
      'clc',
      'pipeda',
      'chra',
      'canadian human rights act',
      'accessible canada act',
    ],
  },
  Manitoba: { names: ['manitoba', 'mb', 'winnipeg'] },
  'New Brunswick': { names: ['new brunswick', 'nb', 'fredericton', 'moncton', 'saint john nb'] },
  'Newfoundland and Labrador': {
    names: ['newfoundland and labrador', 'newfoundland', 'labrador', 'nl', 'nfld', "st john's"],
  },
  'Nova Scotia': { names: ['nova scotia', 'ns', 'halifax'] },
  'Northwest Territories': {
    names: ['northwest territories', 'north west territories', 'nwt', 'nt', 'yellowknife'],
  },
  Nunavut: { names: ['nunavut', 'nu', 'iqaluit'] },
  Ontario: {
    names: ['ontario', 'ont', 'toronto', 'mississauga', 'hamilton ontario'],
    codes: ['ON'],
    hints: ['wsib', 'aoda', 'ohsa'],
  },
  'Prince Edward Island': { names: ['prince edward island', 'pei', 'charlottetown'], codes: ['PE'] },
  Quebec: {
    names: ['quebec', 'québec', 'qc', 'montreal', 'quebec city'],
    hints: ['cnesst', 'law 25', 'bill 96', 'qpip', 'oqlf', 'st jean baptiste', 'fete nationale'],
  },
  Saskatchewan: { names: ['saskatchewan', 'sask', 'sk', 'regina', 'saskatoon'] },
  Yukon: { names: ['yukon', 'yukon territory', 'yt', 'whitehorse'] },
};

/** How people name the 14 jurisdictions, for an attribute that holds their full names. */
export const jurisdictionEntities = (attribute: string): Entity[] =>
  Object.entries(NAMES).map(([value, ways]) => ({ attribute, value, ...ways }));
