import { z } from 'zod';
import { confidence, day, jurisdiction, markdown, slug, verification } from './fields.ts';

/** `acts.yaml`: acts and regulations, one list. */
export const instrumentFormat = z.strictObject({
  id: slug,
  jurisdiction,
  area: slug,
  type: z.enum(['act', 'regulation']),
  /** The act that a regulation is made under. */
  act: slug.optional(),
  title: z.string().min(1),
  /** The official French title, of laws that have one: federal, Quebec and New Brunswick. */
  titleFr: z.string().min(1).optional(),
  citation: z.string().min(1).optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  /** The first and the last day on which an act is in force, where it took the place of another or another took its place. */
  from: day.optional(),
  to: day.optional(),
  /** The act that it took the place of: cited for the days before it began. */
  replaces: slug.optional(),
  confidence,
  verification,
  editorNote: markdown.optional(),
});

export const instrumentsFormat = z.array(instrumentFormat);

/** `industries.yaml` */
export const industriesFormat = z.array(
  z.strictObject({
    id: slug,
    name: z.string().min(1),
    kind: z.enum(['industry', 'occupation']),
    naics: z.string().optional(),
  }),
);

export type InstrumentEntry = z.infer<typeof instrumentFormat>;
export type IndustryEntry = z.infer<typeof industriesFormat>[number];
