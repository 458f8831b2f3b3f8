import type { Walk } from './Walk.ts';
import { readingWalks } from './walks/reading.ts';
import { workingWalks } from './walks/working.ts';

/** The ten how-to films (specification 2.5), in the order of the help menu. */
export const walks: readonly Walk[] = [...readingWalks, ...workingWalks];
