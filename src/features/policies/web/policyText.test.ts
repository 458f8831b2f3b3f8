import { expect, test } from 'vitest';
import type { Provision } from '../../provisions/contract.ts';
import { saysAll } from './policyText.ts';

const policy = {
  name: 'Voting Time',
  topic: { id: 't', name: 'Leaves' },
  jurisdictionName: 'Québec',
  textPolicy: 'You have 4 hours in a row in which to vote.',
} as unknown as Provision;

test.each([
  ['', true],
  ['vote hours', true],
  ['VOTING quebec', true],
  ['vote overtime', false],
])('a policy that says %j: %s', (text, isFound) => {
  expect(saysAll(text)(policy)).toBe(isFound);
});
