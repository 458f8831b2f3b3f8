import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { StaffIndustry } from '../../industriesContract.ts';
import { IndustryForm } from './IndustryForm.tsx';

const OIL: StaffIndustry = {
  ...{ id: 'oil', revision: 4, isFromLibrary: true, archived: null, rules: 2 },
  written: { name: 'Oil and gas', kind: 'industry', naics: '211' },
};

function open(industry: StaffIndustry | null, answer: () => unknown = () => ({ id: 'oil' })) {
  const calls = answerCalls({
    'POST /api/staff/industries': answer,
    'PATCH /api/staff/industries/oil': answer,
  });
  const [onClose, onSaved] = [vi.fn(), vi.fn()];
  const form = (shown: StaffIndustry | null) => (
    <IndustryForm industry={shown} onClose={onClose} onSaved={onSaved} />
  );
  const { user, rerender } = renderPart(form(industry));
  return { user, calls, onClose, onSaved, showAgain: (shown: StaffIndustry) => rerender(form(shown)) };
}

test('a new occupation is sent as it was typed, without codes where none were', async () => {
  const { user, calls, onSaved } = open(null);
  await user.click(screen.getByRole('radio', { name: 'Occupation' }));
  await fill(user, 'Name', 'Residential caretaker');
  await fill(user, 'NAICS codes', '  ');
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('oil'));
  expect(calls.map(({ body }) => body)).toEqual([
    { name: 'Residential caretaker', kind: 'occupation', naics: null },
  ]);
});

test('a name is needed, and nothing is sent without', async () => {
  const { user, calls } = open(OIL);
  await user.clear(fieldOf('Name'));
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(faultOf(fieldOf('Name'))).toContain('This is needed.'));
  expect(calls).toEqual([]);
});

test('codes that the server refuses are said at their field, and stay', async () => {
  const text = 'NAICS codes have 2 to 6 digits, as in 211, 213.';
  const { user, calls, onSaved } = open(OIL, () => new Refusal(400, 'Not valid.', { naics: text }));
  await fill(user, 'NAICS codes', '2');
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(faultOf(fieldOf('NAICS codes'))).toContain(text));
  expect(fieldOf('NAICS codes').value).toBe('2');
  expect(calls[0]?.body).toEqual({ ...OIL.written, naics: '2', revision: 4 });
  expect(onSaved).not.toHaveBeenCalled();
});

test('what somebody else changed meanwhile is said, and the next saving begins from it', async () => {
  const { user, calls, showAgain } = open(OIL);
  await fill(user, 'Name', 'Oil, gas and wells');
  showAgain({ ...OIL, revision: 5, written: { ...OIL.written, naics: '213' } });
  expect((await screen.findByRole('alert')).textContent).toContain('NAICS codes: 213');
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ ...OIL.written, name: 'Oil, gas and wells', revision: 5 });
});

test('it asks before what was typed is lost', async () => {
  const { user, onClose } = open(OIL);
  await fill(user, 'Name', 'Oil');
  await user.click(buttonOf('Cancel'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(buttonOf('Close without saving'));
  expect(onClose).toHaveBeenCalledOnce();
});
