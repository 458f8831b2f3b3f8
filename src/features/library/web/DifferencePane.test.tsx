import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import type { Difference, FieldDifference } from '../contract.ts';
import { DifferencePane } from './DifferencePane.tsx';

const field = (name: string, changed: FieldDifference['changed']): FieldDifference => ({
  ...{ field: name, label: name, changed, base: null },
  ...{ file: { lines: [`${name} of the file`] }, ours: { lines: [`${name} of ours`] } },
});
const ACT: Difference = {
  ...{
    kind: 'instrument',
    key: 'esa',
    title: 'Employment Standards Act',
    path: ['Acts'],
    jurisdiction: 'ON',
  },
  ...{ file: 'acts.yaml', equal: 4, seen: 's1', provision: null },
  fields: [field('Name', 'file'), field('Citation', 'both'), field('Link', 'ours')],
  changedBy: { name: 'Edith Lane', at: '2026-11-19T15:00:00.000Z' },
};
const SETTLE = '/api/staff/libraryFiles/settle';

async function open(answer: () => unknown = () => ({ settled: true }), importId: string | null = null) {
  const calls = answerCalls({
    'GET /api/staff/libraryFiles/entry': () => ACT,
    'GET /api/staff/libraryFiles/imports/i1/entry': () => ACT,
    [`POST ${SETTLE}`]: answer,
  });
  const onSettled = vi.fn();
  const { user } = renderPart(
    <DifferencePane
      place={ACT}
      importId={importId}
      onDraft={async () => {}}
      mergeText={(_, file) => file}
      onSettled={onSettled}
    />,
  );
  await screen.findByRole('region', { name: 'Name' });
  return { user, onSettled, settled: () => calls.filter(({ path }) => path === SETTLE) };
}

test('what only the file changed is chosen by itself, and what only staff changed is not in question', async () => {
  await open();
  expect(screen.getByText('2 fields differ, 1 settled')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Link' })).toBeNull();
  expect(screen.getByText(/Edith Lane, Nov(\.|ember)? 19, 2026/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Take what is chosen/ }).disabled).toBe(true);
});

test('keys go to a field, choose a side and finish', async () => {
  const { user, settled, onSettled } = await open();
  await user.keyboard('2');
  expect(screen.getByText('2 fields differ, 1 settled')).toBeTruthy();
  await user.keyboard('j3');
  expect(screen.getByText('2 fields differ, 2 settled')).toBeTruthy();
  const row = within(screen.getByRole('region', { name: 'Citation' }));
  expect(row.getByRole<HTMLInputElement>('radio', { name: 'Ours' }).checked).toBe(true);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
  expect(settled()[0]?.body).toMatchObject({ key: 'esa', take: ['Name'], seen: 's1' });
});

test('all of one side is taken at once; what changed meanwhile is said, and nothing is settled', async () => {
  const { user, settled, onSettled } = await open(() => new Refusal(409, 'It changed since.'));
  await user.click(buttonOf('Keep ours'));
  expect(await screen.findByText('Nothing was written.')).toBeTruthy();
  expect(onSettled).not.toHaveBeenCalled();
  await user.click(buttonOf('Take the file'));
  await waitFor(() => expect(settled()).toHaveLength(2));
  expect(settled().map(({ body }) => (body as { take: string[] }).take)).toEqual([[], ['Name', 'Citation']]);
});

test('of an import all fields are shown, and there is nothing to choose', async () => {
  await open(undefined, 'i1');
  expect(screen.getByText('3 fields would change')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Link' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Keep ours' })).toBeNull();
});
