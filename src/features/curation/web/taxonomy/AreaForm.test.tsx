import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { JURISDICTION_CODES } from '../../../../shared/jurisdictions.ts';
import type { PlaceRow, StaffPlace } from '../../taxonomyContract.ts';
import { AreaForm } from './AreaForm.tsx';

type Area = Extract<StaffPlace, { kind: 'area' }>;
const row = (id: string, name: string): PlaceRow => ({
  ...{ kind: 'area', id, name, parentId: null, isArchived: false, count: 1 },
});
const ALL = [
  row('es', 'Employment Standards'),
  row('hr', 'Human Rights'),
  { ...row('old', 'Old area'), isArchived: true },
];
const HUMAN_RIGHTS: Area = {
  ...{ kind: 'area', id: 'hr', key: 'hr', code: 'HR', revision: 3, isFromLibrary: true, archived: null },
  written: { name: 'Human Rights', jurisdictions: ['ON', 'BC'], after: 'es' },
};

function open(place: Area | null, answer: () => unknown = () => ({ id: 'hr' })) {
  const calls = answerCalls({
    'POST /api/staff/taxonomy/areas': answer,
    'PATCH /api/staff/taxonomy/areas/hr': answer,
  });
  const onSaved = vi.fn();
  const { user } = renderPart(
    <AreaForm place={place} parentId={null} all={ALL} onClose={() => {}} onSaved={onSaved} />,
  );
  return { user, calls, onSaved };
}

test('a name and a code of two or three letters are needed, and nothing is sent without', async () => {
  const { user, calls } = open(null);
  await fill(user, 'Code', 'p1');
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(faultOf(fieldOf('Name'))).toBe('This is needed.'));
  expect(faultOf(fieldOf('Code'))).toBe('Two or three capital letters, as in ES.');
  expect(calls).toEqual([]);
});

test('an area whose law no jurisdiction speaks of is refused at its jurisdictions', async () => {
  const { user, calls } = open(HUMAN_RIGHTS);
  await user.click(screen.getByRole('checkbox', { name: 'Ontario' }));
  await user.click(screen.getByRole('checkbox', { name: 'British Columbia' }));
  await user.click(buttonOf('Save'));
  expect(await screen.findByText('Choose at least one jurisdiction.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a new area is sent as the last of them, for every jurisdiction, its code in capitals', async () => {
  const { user, calls, onSaved } = open(null);
  await fill(user, 'Name', 'Privacy');
  await fill(user, 'Code', 'pr');
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('hr'));
  expect(await screen.findByText('Added.')).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([
    { name: 'Privacy', code: 'PR', jurisdictions: [...JURISDICTION_CODES], after: 'hr' },
  ]);
});

test('a change is sent whole, with the revision it began from and without the code', async () => {
  const { user, calls, onSaved } = open(HUMAN_RIGHTS);
  expect(fieldOf('Code').readOnly).toBe(true);
  await fill(user, 'Name', 'Human rights');
  await user.click(screen.getByRole('checkbox', { name: 'Quebec' }));
  await user.click(screen.getByRole('combobox', { name: 'Stands behind' }));
  await user.click(await screen.findByRole('option', { name: 'None: it is the first' }));
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('hr'));
  expect(calls.map(({ body }) => body)).toEqual([
    { name: 'Human rights', jurisdictions: ['ON', 'BC', 'QC'], after: null, revision: 3 },
  ]);
});

test.each([
  ['code', () => fieldOf('Code'), 'Another area has this code.'],
  ['name', () => fieldOf('Name'), 'There is one of this name already.'],
  [
    'after',
    () => screen.getByRole('combobox', { name: 'Stands behind' }),
    'That neighbour stands elsewhere by now.',
  ],
])('a refused %s is said at its field, once, and what was typed stays', async (field, fieldNow, text) => {
  const { user, onSaved } = open(null, () => new Refusal(400, text, { [field]: text }));
  await fill(user, 'Name', 'Privacy');
  await fill(user, 'Code', 'ES');
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(faultOf(fieldNow())).toBe(text));
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect([fieldOf('Name').value, fieldOf('Code').value]).toEqual(['Privacy', 'ES']);
  expect(onSaved).not.toHaveBeenCalled();
});
