import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/testApp.ts';
import type { HelpEntry } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('members find answers in the order of the library, without anything left to fill in', async () => {
  const owner = await app.signIn('owner@demo.test');
  const entries = (await owner.get('/api/help')).json<HelpEntry[]>();
  expect(entries.length).toBeGreaterThan(8);
  expect(entries[0]?.question).toBe('Is this legal advice?');
  expect(entries.every(({ html }) => html.startsWith('<'))).toBe(true);
  expect(JSON.stringify(entries)).not.toMatch(/PRODUCT_NAME|SUPPORT_EMAIL/);
});
