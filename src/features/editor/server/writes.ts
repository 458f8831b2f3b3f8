export { writeOrPropose } from './beside/proposals.ts';
