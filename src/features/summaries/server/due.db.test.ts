import { expect, test } from 'vitest';
import {
  app,
  daily,
  lookAt,
  openSummaries,
  owner,
  preview,
  publish,
  stage,
  summaries,
  watch,
} from '../../../../test/summaries/world.ts';
import type { ChecklistRequirement } from '../../checklists/contract.ts';

openSummaries();

/** Gives the owner the nth requirement of Ontario, due on a day. */
async function own(index: number, on: string): Promise<ChecklistRequirement> {
  const list: ChecklistRequirement[] = (await owner.get('/api/checklists?jurisdiction=ON')).json();
  const one = list[index] as ChecklistRequirement;
  const body = { ownerId: owner.user.id, due: { every: 'once', on } };
  const answer = await owner.patch(
    `/api/checklists/${one.id}/accounts/${owner.user.account.id}/details`,
    body,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return one;
}

const set = (id: string, status: string) =>
  owner.patch(`/api/checklists/${id}/accounts/${owner.user.account.id}`, { status });

test('what falls due is told to its owner once when it is near and once when it is past, and to nobody else', async () => {
  const near = await own(0, '2026-12-01');
  const far = await own(1, '2027-02-01');
  await daily();
  expect((await preview()).due).toEqual([
    {
      requirementId: near.id,
      requirement: near.requirement,
      jurisdiction: 'ON',
      dueOn: '2026-12-01',
      isOverdue: false,
      link: `/m/checklists?jurisdiction=ON&requirement=${near.id}`,
    },
  ]);
  expect(await lookAt('2026-11-21T12:00:00Z')).toBe(1);
  const [email] = await summaries();
  expect(email?.to_address).toBe('owner@demo.test');
  expect(email?.subject).toBe(`Due Dec 01, 2026: ${near.requirement.replace(/\.$/, '')}`);
  expect(email?.text).toContain('== Due on your checklists ==');
  expect(email?.text).toContain(
    `${app.config.publicUrl}/m/checklists?jurisdiction=ON&requirement=${near.id}`,
  );
  expect(email?.text).not.toContain(far.requirement);
  expect(email?.html).not.toContain('undefined');
  // Nothing new: nothing is sent, and the preview says so.
  expect(await lookAt('2026-11-22T12:00:00Z')).toBe(0);
  expect((await preview()).due).toEqual([]);
  expect(await lookAt('2026-12-02T12:00:00Z')).toBe(1);
  expect((await summaries()).at(-1)?.subject).toContain('Overdue since Dec 01, 2026');
  expect(await lookAt('2026-12-03T12:00:00Z')).toBe(0);
  app.clock.set('2026-11-20T15:00:00Z');
  await set(near.id, 'Done');
  await set(far.id, 'Done');
});

test('a summary of changes tells of it too, every time; what is done or does not apply is not told', async () => {
  const { id, topicId, name } = await stage(9);
  await watch(owner.user.id, topicId);
  const open = await own(2, '2026-11-25');
  const done = await own(3, '2026-11-25');
  const none = await own(4, '2026-11-25');
  await set(done.id, 'Done');
  const reason = { notApplicable: { reason: 'We have no such place of work.' } };
  await owner.patch(`/api/checklists/${none.id}/accounts/${owner.user.account.id}/details`, reason);
  await daily();
  await publish(id, '<p>Six weeks.</p>');
  expect(await lookAt('2026-11-21T12:00:00Z')).toBe(1);
  app.clock.set('2026-11-21T15:00:00Z');
  await publish(id, '<p>Seven weeks.</p>');
  expect(await lookAt('2026-11-22T12:00:00Z')).toBe(1);
  const emails = await summaries();
  expect(emails).toHaveLength(2);
  for (const { subject, text } of emails) {
    expect(subject).toBe(`Changed: ${name}, Ontario`);
    expect(text).toContain(open.requirement);
    expect(text).toContain('Due Nov 25, 2026');
    expect(text).not.toContain(done.requirement);
    expect(text).not.toContain(none.requirement);
  }
});
