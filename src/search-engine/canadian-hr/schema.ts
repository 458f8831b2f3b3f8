import type { SearchSchema } from '../schema.ts';
import type { CitationRule } from '../text/citations.ts';

/** How Canadian law is cited: sections in both languages, bills, regulations. */
export const CANADIAN_CITATIONS: readonly CitationRule[] = [
  {
    id: 's',
    words: [
      's',
      'ss',
      'sec',
      'secs',
      'section',
      'sections',
      'subsection',
      'subsections',
      'art',
      'arts',
      'article',
      'articles',
    ],
    sections: true,
  },
  { id: 'bill', words: ['bill', 'bills'], letters: true },
  { id: 'reg', words: ['reg', 'regs', 'regulation', 'regulations'] },
];

/**
 * Provisions as the hits of the product have them. `citations` (such as "ESA s. 57") and `keywords` are for
 * finding only; `area` ids, publication and the like belong into `scopes`.
 */
export const PROVISION_SCHEMA: SearchSchema = {
  searchable: [
    { attribute: 'name', weight: 6, typicalLength: 4, maxTokens: 64 },
    { attribute: 'keywords', weight: 4, typicalLength: 8, maxTokens: 128 },
    { attribute: 'topic', weight: 2.5, typicalLength: 4, maxTokens: 64 },
    { attribute: 'citations', weight: 2.5, typicalLength: 16, maxTokens: 1_024 },
    { attribute: 'bills', weight: 2, typicalLength: 16, maxTokens: 1_024 },
    { attribute: 'area', weight: 1.5, typicalLength: 4, maxTokens: 64 },
    { attribute: 'jurisdictionName', weight: 1.5, typicalLength: 2, maxTokens: 16 },
    { attribute: 'specialRules', weight: 1.5, typicalLength: 16, maxTokens: 1_024 },
    { attribute: 'textWarning', weight: 1.5, typicalLength: 60, maxTokens: 4_000 },
    { attribute: 'textDescription', weight: 2, typicalLength: 200, maxTokens: 50_000 },
  ],
  facets: ['area', 'topic', 'jurisdictionName', 'bills', 'specialRules'],
  filters: ['jurisdiction'],
  scopes: ['areaId', 'isPublished'],
  subject: 'name',
  numbers: ['updatedAt', 'order'],
  retrievable: [
    'area',
    'topic',
    'jurisdiction',
    'jurisdictionName',
    'bills',
    'specialRules',
    'name',
    'textWarning',
    'textDescription',
    'link',
  ],
  tieBreak: { attribute: 'order', order: 'asc' },
  citations: CANADIAN_CITATIONS,
};
