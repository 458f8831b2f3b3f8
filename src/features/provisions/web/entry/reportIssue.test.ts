import { expect, test } from 'vitest';
import type { Provision } from '../../contract.ts';
import { reportIssueLink } from './reportIssue.ts';

const NAMES = {
  area: 'Health & Safety',
  topic: 'Who pays? 100% of the employer',
  group: 'Notices + records',
  jurisdiction: 'Québec',
};
const provision = {
  area: { id: 'a', name: NAMES.area },
  topic: { id: 't', name: NAMES.topic },
  provisionGroup: { id: 'g', name: NAMES.group },
  jurisdictionName: NAMES.jurisdiction,
} as Provision;

const link = new URL(
  reportIssueLink(provision, 'help@example.test', 'https://lawleaf.test/m/builder/a/t#p1'),
);

test('the mail goes to the support address', () => {
  expect([link.protocol, link.pathname]).toEqual(['mailto:', 'help@example.test']);
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
});

test('subject and text name area, topic, provision and jurisdiction, whatever signs are in them', () => {
  for (const part of ['subject', 'body']) {
    for (const name of Object.values(NAMES)) expect(link.searchParams.get(part)).toContain(name);
  }
});

test('the text holds the permalink, on lines that mail programs keep', () => {
  const lines = link.searchParams.get('body')?.split('\r\n') ?? [];
  expect(lines).toContain('https://lawleaf.test/m/builder/a/t#p1');
  expect(lines.slice(0, 4)).toEqual([
    `Area: ${NAMES.area}`,
    `Topic: ${NAMES.topic}`,
    `Provision: ${NAMES.group}`,
    `Jurisdiction: ${NAMES.jurisdiction}`,
  ]);
});
