import type { Stage } from './Stage.ts';

/** A sentence of a film and what is done while it is read. The captions and the transcript are these sentences. */
export interface Step {
  say: string;
  act?: (stage: Stage) => Promise<unknown>;
}

/** A how-to film: who shows it, where it begins, and its steps. */
export interface Walk {
  /** The name of its files. */
  name: string;
  title: string;
  /** What it is about, in a few words. */
  line: string;
  as: string;
  at: string;
  steps: Step[];
}
