import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonOf, faultOf } from '../../../../../test/web/field.ts';
import { asPerson } from '../../../../../test/web/person.tsx';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { ChecklistRequirement, Evidence } from '../../contract.ts';
import { EvidenceList } from './EvidenceList.tsx';

const OF = '/api/checklists/r1/accounts/a-north/evidence/e1';
const FILE: Evidence = {
  ...{ id: 'e1', name: 'poster.pdf', url: null, size: 2_048, by: 'Dana Roy' },
  at: '2026-11-20T15:00:00.000Z',
};
const LINK: Evidence = { ...FILE, id: 'e2', name: 'Policy', url: 'https://north.test/policy', size: null };

function open(evidence: Evidence[], answers: Record<string, () => unknown> = {}, isRetired = false) {
  const calls = answerCalls(answers);
  const requirement = { id: 'r1', isRetired } as ChecklistRequirement;
  const { user } = renderPart(asPerson(<EvidenceList requirement={requirement} evidence={evidence} />));
  return { user, calls };
}

const choose = async ({ user }: ReturnType<typeof open>, what: string): Promise<void> => {
  await user.click(buttonOf('Actions for poster.pdf'));
  await user.click(await screen.findByRole('menuitem', { name: what }));
};

test('a file says its size, a link leads to its page, and both who added them', () => {
  open([FILE, LINK]);
  expect(screen.getByText(/^2 items, 2 KB/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Policy' }).getAttribute('href')).toBe('https://north.test/policy');
  expect(screen.getAllByText(/Dana Roy, Nov 20, 2026/)).toHaveLength(2);
});

test('another name that is refused is said at the field, which stays open', async () => {
  let mayPass = false;
  const part = open([FILE], {
    [`PATCH ${OF}`]: () => (mayPass ? FILE : new Refusal(400, 'Keep the ending .pdf.')),
  });
  await choose(part, 'Rename');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await part.user.clear(field);
  await part.user.type(field, 'poster.txt{Enter}');
  await waitFor(() => expect(faultOf(field)).toBe('Keep the ending .pdf.'));
  mayPass = true;
  await part.user.click(buttonOf('Save'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
  expect(part.calls.at(-1)?.body).toEqual({ name: 'poster.txt' });
});

test('what was removed is brought back from its toast', async () => {
  const part = open([FILE], {
    [`DELETE ${OF}`]: () => ({ success: true }),
    [`POST ${OF}/restore`]: () => FILE,
  });
  await choose(part, 'Remove');
  await part.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(part.calls.map(({ method }) => method)).toEqual(['DELETE', 'POST']));
});

test('of a requirement that is gone its files can be had, and nothing is changed', async () => {
  const { user } = open([FILE], {}, true);
  await user.click(buttonOf('Actions for poster.pdf'));
  await screen.findByRole('menuitem', { name: 'Download' });
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});
