import { z } from 'zod';

/** The facets of the search (decisions 10), by the attribute of a hit. */
export const FACETS = ['area', 'topic', 'jurisdictionName', 'bills', 'specialRules'] as const;
export type FacetName = (typeof FACETS)[number];

const values = z.array(z.string().min(1).max(300)).max(50);

/** The values chosen in each facet: any of one facet's, all of the facets. */
export const searchFiltersSchema = z.strictObject({
  area: values.optional(),
  topic: values.optional(),
  jurisdictionName: values.optional(),
  bills: values.optional(),
  specialRules: values.optional(),
});

export type SearchFilters = z.infer<typeof searchFiltersSchema>;
