import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/testApp.ts';
import { contentId } from '../../../shared/contentId.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
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

test('a topic that is no longer kept up shows its readers the day on which that ended, and is no news', async () => {
  const owner = await app.signIn('owner@demo.test');
  const group = contentId(
    'provision-group',
    'occupational-health-and-safety/covid-19/covid-19-workplace-rules-archived',
  );
  const report = await owner.post('/api/buildReport', {
    provisions: [group],
    jurisdictions: [],
  });
  const provisions: { id: string; jurisdiction: string; updatedAt: string }[] = report.json();
  const published = await app.database.db
    .selectFrom('provisions')
    .select('jurisdiction')
    .where('provision_group_id', '=', group)
    .where('is_published', '=', true)
    .orderBy('jurisdiction')
    .execute();
  expect(published.length).toBeGreaterThan(10);
  expect(provisions.map(({ jurisdiction }) => jurisdiction).sort()).toEqual(
    published.map(({ jurisdiction }) => jurisdiction),
  );
  const days = provisions.map(({ updatedAt }) => torontoDay(new Date(updatedAt)));
  expect(new Set(days)).toEqual(new Set(['2022-05-16']));
  const entries = await app.database.db
    .selectFrom('update_entries')
    .select('id')
    .where(
      'provision_id',
      'in',
      provisions.map(({ id }) => id),
    )
    .execute();
  expect(entries).toEqual([]);
});
