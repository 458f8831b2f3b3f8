export { writeOrPropose } from './beside/proposals.ts';
export { keepRecord } from './records/keepRecord.ts';
export type { AskedRequirement } from './services.ts';
