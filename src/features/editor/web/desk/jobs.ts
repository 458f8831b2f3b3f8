import type { Redline } from '../../../../redline/types.ts';
import type { Finding } from '../../../library/lintProvision.ts';
import type { LintedContent } from '../../lintable.ts';

/** What the page asks of its worker. */
export type DeskJob =
  | { kind: 'redline'; id: number; old: string; fresh: string }
  | { kind: 'lint'; id: number; content: LintedContent };

export type DeskAnswer =
  | { kind: 'redline'; id: number; result: Redline }
  | { kind: 'lint'; id: number; result: Finding[] };
