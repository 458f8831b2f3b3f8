export { countStatuteChanges } from './listChanges.ts';
export { redlineLines } from './redlineLines.ts';
export { isReadSince, presentResting } from './resting.ts';
