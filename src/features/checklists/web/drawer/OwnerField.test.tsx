import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson, asPerson } from '../../../../../test/web/person.tsx';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, type SentCall } from '../../../../../test/web/serverAnswers.ts';
import type { ChecklistRequirement } from '../../contract.ts';
import { OwnerField } from './OwnerField.tsx';

const ACCOUNT = aPerson().account.id;
const OWNER = { id: 'u1', fullName: 'Amélie Tremblay', isActive: true };

async function open() {
  const calls = answerCalls({
    [`GET /api/accounts/${ACCOUNT}/users`]: () => [OWNER, { id: 'u2', fullName: 'Colin Ng', isActive: true }],
    [`PATCH /api/checklists/r1/accounts/${ACCOUNT}/details`]: () => ({ success: true }),
  }) as SentCall[];
  const { user } = renderPart(
    asPerson(<OwnerField requirement={{ id: 'r1', owner: OWNER } as unknown as ChecklistRequirement} />),
  );
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Owner' });
  await waitFor(() => expect(field.value).toBe('Amélie Tremblay'));
  const choose = async (name: string) => {
    await user.click(field);
    await user.click(await screen.findByRole('option', { name }));
  };
  const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { choose, sent };
}

test('who owns it already stays the owner when chosen again', async () => {
  const { choose, sent } = await open();
  await choose('Amélie Tremblay');
  await choose('Colin Ng');
  await waitFor(() => expect(sent()).toEqual([{ ownerId: 'u2' }]));
});
