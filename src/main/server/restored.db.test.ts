import { afterAll, beforeAll, describe } from 'vitest';
import { findsWhatPeopleKept } from '../../../test/restored/people.ts';
import { startRestored, stopRestored } from '../../../test/restored/server.ts';
import { findsWhatStaffWrote } from '../../../test/restored/texts.ts';

beforeAll(startRestored, 300_000);
afterAll(stopRestored);

// One server for all of it: restoring and starting take longer than the tests themselves.
describe('what people kept', findsWhatPeopleKept);
describe('what staff wrote', findsWhatStaffWrote);
