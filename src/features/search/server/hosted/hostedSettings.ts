import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { PROVISION_SCHEMA } from '../../../../search-engine/canadian-hr/schema.ts';
import type { Lexicon } from '../../../../search-engine/lexicon.ts';

/** Attributes in the order of their weight. In long texts the place of a word does not count. */
const searchable = [...PROVISION_SCHEMA.searchable]
  .filter(({ attribute }) => attribute !== 'keywords')
  .sort((a, b) => b.weight - a.weight)
  .map(({ attribute, maxTokens }) => ((maxTokens ?? 0) > 64 ? `unordered(${attribute})` : attribute));

/** How the hosted index searches: what the embedded one does, in the service's words. */
export const hostedSettings = ({ optionalWords }: Lexicon): IndexSettings => ({
  searchableAttributes: searchable,
  attributesForFaceting: [...PROVISION_SCHEMA.facets, 'filterOnly(jurisdiction)'],
  attributesToRetrieve: [...PROVISION_SCHEMA.retrievable],
  unretrievableAttributes: ['citations'],
  customRanking: ['asc(order)'],
  queryLanguages: ['en'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  optionalWords: [...optionalWords],
  removeWordsIfNoResults: 'allOptional',
  maxValuesPerFacet: 100,
});

/** The most phrases that one rule of the service holds. */
const MAX_IN_RULE = 20;

/** The synonyms as the service takes them. */
export const hostedSynonyms = ({ synonyms }: Lexicon): SynonymHit[] =>
  synonyms.map((rule, at) => {
    const objectID = `rule-${at}`;
    return 'same' in rule
      ? { objectID, type: 'synonym', synonyms: rule.same.slice(0, MAX_IN_RULE) }
      : { objectID, type: 'oneWaySynonym', input: rule.from, synonyms: rule.to.slice(0, MAX_IN_RULE) };
  });
