import { expect, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { tokenOf } from './outbox.ts';
import { arriveAs } from './people.ts';

test('a person chooses how often summaries come, and sees what the next one would hold', async ({ page }) => {
  const request = page.request;
  const { token } = await tokenOf(request, 'colleague@demo.test');
  const editor = await tokenOf(request, 'editor@demo.test');
  const as = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
  const areas = await (await request.get('/api/areas/withPrunedTopics', { headers: as(token) })).json();
  const topicId: string = areas[0].topics[0]._id;
  const groups: { id: string }[] = await (
    await request.get(`/api/topics/${topicId}/provisions`, { headers: as(token) })
  ).json();
  const provisions = await (
    await request.post('/api/buildReport', {
      headers: as(token),
      data: { provisions: groups.map(({ id }) => id), jurisdictions: ['MB'] },
    })
  ).json();
  const [provision] = provisions;
  await request.patch('/api/watchlist', {
    headers: as(token),
    data: { add: [{ topicId, jurisdiction: 'MB' }] },
  });

  // Other journeys publish too: the editor takes the revision that is the newest.
  const publish = async (revision = 0): Promise<void> => {
    const answer = await request.post(`/api/staff/provisions/${provision.id}/publish`, {
      headers: as(editor.token),
      data: {
        description: `${provision.description}<p>An employer keeps a copy for seven years (${revision}).</p>`,
        changeType: 'Amendment In Force',
        revision,
      },
    });
    if (answer.status() === 409 && revision < 20) return publish(revision + 1);
    expect(answer.status()).toBe(200);
  };

  await arriveAs(page, 'colleague@demo.test', '/m/preferences');
  // Chosen once the server has it.
  const choose = async (name: string) => {
    await page.getByRole('radio', { name }).click();
    await expect(page.getByRole('radio', { name })).toBeChecked();
  };
  await choose('Daily Summary');
  const next = page.getByRole('region', { name: 'Your next summary' });
  // A server that has just started writes the summary of the day first, which takes along what was published before.
  await expect(async () => {
    await publish();
    await page.reload();
    await expect(
      next.locator('ins', { hasText: 'An employer keeps a copy for seven years' }).first(),
    ).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 40_000 });
  await expect(next.getByText(/It comes on .* @ 7 AM, Toronto time\./)).toBeVisible();
  await expect(next.getByRole('heading', { name: 'Your watchlist' })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);

  await choose('Never');
  await expect(next.getByText('You chose to get none')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Never' })).toBeChecked();
});

test('an ADMIN sees the queue of jobs', async ({ page }) => {
  await arriveAs(page, 'admin@demo.test', '/a/jobs');
  const queue = page.getByRole('table', { name: 'Queue' });
  await expect(queue.getByRole('row', { name: /summaries\.write/ })).toContainText('*/5 * * * *');
  await expect(page.getByRole('heading', { name: 'Failures' })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
});
