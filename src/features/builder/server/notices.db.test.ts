import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/testApp.ts';
import { contentId } from '../../../shared/contentId.ts';
import type { Notice } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('the notices stand with their areas and their topic', async () => {
  const owner = await app.signIn('owner@demo.test');
  const notices: Notice[] = (await owner.get('/api/notices')).json();
  expect(notices.map(({ key, areaId, topicId }) => [key, areaId, topicId])).toEqual([
    ['covid-19', null, contentId('topic', 'occupational-health-and-safety/covid-19')],
    ['health-and-safety', contentId('area', 'occupational-health-and-safety'), null],
    ['official-languages', contentId('area', 'official-languages-and-language-of-work'), null],
  ]);
  expect(notices[0]?.html).toContain('<strong>May 16, 2022</strong>');
  expect((await app.http.inject({ url: '/api/notices' })).statusCode).toBe(401);
});
