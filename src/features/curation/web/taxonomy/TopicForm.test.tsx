import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { PlaceRow, StaffPlace } from '../../taxonomyContract.ts';
import { TopicForm } from './TopicForm.tsx';

type Topic = Extract<StaffPlace, { kind: 'topic' }>;
const row = (kind: PlaceRow['kind'], id: string, parentId: string | null, name: string): PlaceRow => ({
  ...{ kind, id, parentId, name, isArchived: false, count: 1 },
});
const ALL = [
  row('area', 'es', null, 'Employment Standards'),
  row('topic', 'hours', 'es', 'Hours'),
  row('topic', 'leaves', 'es', 'Leaves'),
  row('topic', 'notice', 'es', 'Notice'),
  row('area', 'hr', null, 'Human Rights'),
  row('topic', 'grounds', 'hr', 'Grounds'),
  { ...row('area', 'old', null, 'Old area'), isArchived: true },
];
const LEAVES: Topic = {
  ...{ kind: 'topic', id: 'leaves', key: 'es/leaves', revision: 5, isFromLibrary: true, archived: null },
  written: { name: 'Leaves', areaId: 'es', frozenAt: null, after: 'hours' },
};
const FROZEN = 'Changes are no longer reported since';
const areaField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Area of law' });
const afterField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Stands behind' });

function open(
  place: Topic | null,
  parentId: string | null,
  answer: () => unknown = () => ({ id: 'leaves' }),
) {
  const calls = answerCalls({
    'POST /api/staff/taxonomy/topics': answer,
    'PATCH /api/staff/taxonomy/topics/leaves': answer,
  });
  const onSaved = vi.fn();
  const { user } = renderPart(
    <TopicForm place={place} parentId={parentId} all={ALL} onClose={() => {}} onSaved={onSaved} />,
  );
  const moveTo = async (area: string) => {
    await user.click(areaField());
    await user.click(await screen.findByRole('option', { name: area }));
  };
  return { user, calls, onSaved, moveTo };
}

test('a name and an area are needed, each said at its field, and nothing is sent without', async () => {
  const { user, calls } = open(null, null);
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(faultOf(fieldOf('Name'))).toBe('This is needed.'));
  expect(faultOf(areaField())).toBe('Choose an area of law.');
  expect(calls).toEqual([]);
});

test('a new topic is sent as the last of its area', async () => {
  const { user, calls, onSaved } = open(null, 'es');
  await fill(user, 'Name', 'Ending work');
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('leaves'));
  expect(await screen.findByText('Added.')).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([
    { name: 'Ending work', areaId: 'es', frozenAt: null, after: 'notice' },
  ]);
});

test('a topic that moves stands last in the other area, and where it stood when it moves back', async () => {
  const { user, calls, moveTo } = open(LEAVES, 'es');
  await moveTo('Human Rights');
  expect(afterField().value).toBe('Grounds');
  await moveTo('Employment Standards');
  expect(afterField().value).toBe('Hours');
  await moveTo('Human Rights');
  await fill(user, FROZEN, '2026-11-01');
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({
    ...{ name: 'Leaves', areaId: 'hr', frozenAt: '2026-11-01', after: 'grounds', revision: 5 },
  });
});

test('an area that was put away is not offered', async () => {
  const { user } = open(null, 'es');
  await user.click(areaField());
  await screen.findByRole('option', { name: 'Human Rights' });
  expect(screen.queryByRole('option', { name: 'Old area' })).toBeNull();
});

test.each([
  ['areaId', areaField, 'This could not be found. Somebody may have deleted it.'],
  ['name', () => fieldOf('Name'), 'There is one of this name already.'],
  ['after', afterField, 'That neighbour stands elsewhere by now.'],
  ['frozenAt', () => fieldOf(FROZEN), 'This is not a day.'],
])('a refused %s is said at its field, once, and what was typed stays', async (field, fieldNow, text) => {
  const { user, onSaved } = open(LEAVES, 'es', () => new Refusal(400, text, { [field]: text }));
  await fill(user, 'Name', 'Hours');
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(faultOf(fieldNow())).toBe(text));
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(fieldOf('Name').value).toBe('Hours');
  expect(onSaved).not.toHaveBeenCalled();
});
