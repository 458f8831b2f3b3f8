export { writeRequirement } from './writeRequirement.ts';
