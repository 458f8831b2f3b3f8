import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { asPerson } from '../../../../../test/web/person.tsx';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls } from '../../../../../test/web/serverAnswers.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { OpenProvision } from '../../schemas.ts';
import { Component as MergeDialog } from './MergeDialog.tsx';

const content = (description: string, effectiveDate = '2026-10-01'): EditableProvision => ({
  ...{
    description,
    warning: null,
    policy: null,
    effectiveDate,
    confidence: 'high',
    openQuestion: null,
  },
  ...{ editorNote: null, sources: [], values: {}, acts: [], regulations: [], references: [] },
});
const NOW = {
  ...{ id: 'p1', revision: 5, updatedAt: '2026-11-20T14:58:00.000Z', jurisdictionName: 'Ontario' },
  ...{ group: { id: 'g1', name: 'Minimum Wage' }, fields: [], instruments: [], references: [] },
  content: content('<p>Paid by Tom.</p>'),
  draftBase: content('<p>Paid.</p>', '2025-10-01'),
  draft: { savedAt: '2026-11-20T15:01:00.000Z' },
  lastPublication: {
    ...{ by: 'Tom Okafor', at: '2026-11-20T14:58:00.000Z', changeType: 'Editorial', line: 'Says who pays.' },
  },
} as unknown as OpenProvision;

async function open() {
  answerCalls({ 'GET /api/staff/data/provisions/p1': () => NOW });
  const onMerged = vi.fn();
  const part = renderPart(
    asPerson(
      <MergeDialog
        opened
        onClose={() => {}}
        provisionId="p1"
        yours={content('<p>Paid by Mira.</p>')}
        onMerged={onMerged}
      />,
    ),
  );
  return { ...part, onMerged, dialog: within(await screen.findByRole('dialog')) };
}

test('it says who published and when, and when the draft was saved', async () => {
  const { dialog } = await open();
  expect(await dialog.findByText('Tom published while you were writing')).toBeTruthy();
  expect(dialog.getByText(/^Tom Okafor, published (?:Nov 20, 2026, )?9:58 AM$/)).toBeTruthy();
  expect(dialog.getByText('Editorial · “Says who pays.”')).toBeTruthy();
  expect(dialog.getByText(/^Your draft, saved (?:Nov 20, 2026, )?10:01 AM$/)).toBeTruthy();
  expect(dialog.getByText('begun from the version of Oct 01, 2025')).toBeTruthy();
  expect(dialog.getAllByRole('img', { name: '2 words inserted, 0 deleted' })).toHaveLength(2);
});

test('a side that is chosen is what the result says; nothing goes on before', async () => {
  const { dialog, user, onMerged } = await open();
  const goOn = await dialog.findByRole('button', { name: 'Go on with the result' });
  expect(goOn).toHaveProperty('disabled', true);
  expect(dialog.getByText('choose a side, or type it')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'Tom’s' }));
  expect(dialog.queryByText('choose a side, or type it')).toBeNull();
  await user.click(goOn);
  expect(onMerged).toHaveBeenCalledWith(content('<p>Paid by Tom.</p>'), 5);
});

test('the result is shown as a redline of what is published, and the differences again', async () => {
  const { dialog, user } = await open();
  await user.click(await dialog.findByRole('radio', { name: 'Yours' }));
  await user.click(dialog.getByRole('button', { name: 'See the result as redline' }));
  const result = within(dialog.getByRole('region', { name: 'The result as redline' }));
  expect(result.getByText('Tom').closest('del')).toBeTruthy();
  expect(result.getByText('Mira').closest('ins')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Back to the differences' }));
  expect(dialog.getByRole('radio', { name: 'Yours' })).toHaveProperty('checked', true);
});
