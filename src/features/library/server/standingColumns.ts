import type { Source, VerificationLevel } from '../../../shared/source.ts';
import { evidenceDay, verificationOf } from '../../../shared/standing.ts';

interface Standing {
  asOf?: string;
  confidence: 'high' | 'medium' | 'low';
  verification?: VerificationLevel;
  sources: Source[];
  open?: string;
  editorNote?: string;
}

/**
 * How far an entry can be trusted, as columns: what its sources bear out, or less where the file claims less. What is of low
 * confidence is for staff until somebody has checked it. `amendedOn`: the last day on which the rule is known to have changed.
 */
export const standingColumns = (entry: Standing, amendedOn?: string) => ({
  is_published: entry.confidence !== 'low',
  as_of: entry.asOf ?? evidenceDay(entry.sources) ?? null,
  confidence: entry.confidence,
  verification: entry.verification ?? verificationOf(entry.sources, 'text', amendedOn),
  sources: JSON.stringify(entry.sources),
  open_question: entry.open ?? null,
  editor_note: entry.editorNote ?? null,
});
