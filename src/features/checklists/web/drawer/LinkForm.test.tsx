import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { asPerson } from '../../../../../test/web/person.tsx';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { LinkForm } from './LinkForm.tsx';

const URL = 'https://north.test/policy';

function open(answer: () => unknown = () => ({ id: 'e1' })) {
  const calls = answerCalls({ 'POST /api/checklists/r1/accounts/a-north/links': answer });
  const onClose = vi.fn();
  const { user } = renderPart(asPerson(<LinkForm requirementId="r1" onClose={onClose} />));
  return { user, calls, onClose };
}

test.each(['', 'north.test/policy', 'ftp://north.test', 'https://north.test/a policy'])(
  'an address like "%s" is refused at its field, and nothing is sent',
  async (typed) => {
    const { user, calls } = open();
    if (typed) await fill(user, 'Web address', typed);
    await user.click(buttonOf('Add link'));
    await waitFor(() =>
      expect(faultOf(fieldOf('Web address'))).toBe('Enter an address that begins with https://'),
    );
    expect(calls).toEqual([]);
  },
);

test.each([
  ['its name', ' Our policy ', 'Our policy'],
  ['its address for a name, where it has no other', '  ', URL],
])('a link is sent with %s', async (_, typed, name) => {
  const { user, calls, onClose } = open();
  await fill(user, 'Web address', ` ${URL} `);
  await fill(user, 'Name (optional)', typed);
  await user.click(buttonOf('Add link'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.map(({ body }) => body)).toEqual([{ url: URL, name }]);
});

test.each([
  ['of the address', new Refusal(400, 'This is no address.', { url: 'This is no address.' })],
  ['of no field', new Refusal(409, 'This requirement is gone.')],
])('a refusal %s is said at the address, once, and what was typed stays', async (_, refusal) => {
  const { user, onClose } = open(() => refusal);
  await fill(user, 'Web address', URL);
  await fill(user, 'Name (optional)', 'Our policy');
  await user.click(buttonOf('Add link'));
  await waitFor(() => expect(faultOf(fieldOf('Web address'))).toBe(refusal.message));
  expect(screen.getAllByText(refusal.message)).toHaveLength(1);
  expect(fieldOf('Web address').value).toBe(URL);
  expect(fieldOf('Name (optional)').value).toBe('Our policy');
  expect(onClose).not.toHaveBeenCalled();
});
