import type { Entity } from '../lexicon.ts';
import { PLACES } from './places.ts';

const NAMES: Record<string, Pick<Entity, 'names' | 'codes' | 'hints'>> = {
  Alberta: { names: ['alberta', 'ab', 'albertan'] },
  'British Columbia': {
    names: ['british columbia', 'bc', 'b c'],
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
      'bank teller',
      'bank employee',
      'bank branch',
      'chartered bank',
      'the bank',
      'a bank',
      'airline',
      'airport',
      'railway',
      'interprovincial',
      'cross border',
      'telecommunications company',
    ],
  },
  Manitoba: { names: ['manitoba', 'mb'] },
  'New Brunswick': { names: ['new brunswick', 'nb', 'nouveau brunswick'] },
  'Newfoundland and Labrador': {
    names: ['newfoundland and labrador', 'newfoundland', 'labrador', 'nl', 'nfld', 'terre neuve'],
  },
  'Nova Scotia': { names: ['nova scotia', 'ns', 'nouvelle écosse'] },
  'Northwest Territories': {
    names: ['northwest territories', 'north west territories', 'nwt', 'nt'],
  },
  Nunavut: { names: ['nunavut', 'nu'] },
  Ontario: {
    names: ['ontario', 'ont', 'ontarian'],
    codes: ['ON'],
    hints: ['wsib', 'aoda', 'ohsa'],
  },
  'Prince Edward Island': { names: ['prince edward island', 'pei', 'île du prince édouard'], codes: ['PE'] },
  Quebec: {
    names: ['quebec', 'québec', 'qc', 'québécois'],
    hints: [
      'cnesst',
      'law 25',
      'bill 96',
      'qpip',
      'oqlf',
      'lnt',
      'loi 25',
      'rrq',
      'rqap',
      'rver',
      'st jean baptiste',
      'fete nationale',
    ],
  },
  Saskatchewan: { names: ['saskatchewan', 'sask', 'sk'] },
  Yukon: { names: ['yukon', 'yukon territory', 'yt'] },
};

/** How people name the 14 jurisdictions, by themselves and by their places, for an attribute that holds their full names. */
export const jurisdictionEntities = (attribute: string): Entity[] =>
  Object.entries(NAMES).map(([value, { names = [], ...others }]) => {
    const { municipalities = [], further = [], regions = [] } = PLACES[value] ?? {};
    return { attribute, value, names: [...names, ...municipalities, ...further, ...regions], ...others };
  });
