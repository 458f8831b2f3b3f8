import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faultOf, fieldOf } from '../../../../test/web/field.ts';
import { aPerson, asPerson } from '../../../../test/web/person.tsx';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal, type SentCall } from '../../../../test/web/serverAnswers.ts';
import type { CurrentUser } from '../../auth/contract.ts';
import type { ChecklistRequirement } from '../contract.ts';
import { Component as ChecklistsScreen } from './ChecklistsScreen.tsx';

const a = (id: string, given: Partial<ChecklistRequirement> = {}): ChecklistRequirement => ({
  id,
  requirementId: id,
  requirement: `Requirement ${id}`,
  requirementType: 'Hiring',
  area: { id: 'es', name: 'Employment Standards' },
  status: 'Not Started',
  lastUpdated: null,
  lastUpdatedBy: null,
  href: '/m/builder/es/wages#p1',
  isAreaAllowed: true,
  minEmployees: null,
  maxEmployees: null,
  frequency: null,
  jurisdiction: 'ON',
  notApplicable: null,
  owner: null,
  due: null,
  lawDueOn: null,
  evidence: 0,
  comments: 0,
  isRetired: false,
  ...given,
});

/** As the server gives them: by area and then type. */
const LIST = [
  a('committee', { area: { id: 'ac', name: 'Accessibility' }, requirementType: 'Records' }),
  a('hire', { status: 'Done', lastUpdated: '2026-11-18T15:00:00.000Z', lastUpdatedBy: 'Colin Ng' }),
  a('train', { requirementType: 'Training', href: null }),
  a('pension', {
    area: { id: 'pe', name: 'Pensions' },
    requirementType: 'Reporting',
    href: null,
    isAreaAllowed: false,
  }),
];

const PATCH = `PATCH /api/checklists/committee/accounts/${aPerson().account.id}`;

function open(
  answers: Parameters<typeof answerCalls>[0] = {},
  { path = '/m/checklists?jurisdiction=ON', ...person }: Partial<CurrentUser> & { path?: string } = {},
) {
  const calls = answerCalls({
    'GET /api/checklists': () => LIST,
    'GET /api/checklists/mine': () => [],
    ...answers,
  }) as SentCall[];
  return { calls, ...renderPart(asPerson(<ChecklistsScreen />, aPerson(person)), { path }) };
}

/** The calls that asked for a list. */
const listed = (calls: SentCall[]) => calls.filter(({ path }) => path === '/api/checklists');

const requirements = async (): Promise<string[]> => {
  const table = await screen.findByRole('table', { name: 'Requirements', busy: false });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent?.slice(0, 20) ?? '');
};
const statusOf = (id: string) =>
  screen.findByRole('button', { name: new RegExp(`^(Not|In|Done).*: Requirement ${id}$`) });

test('the screen says first what it is about, and that a status is set for the whole team', async () => {
  open();
  await requirements();
  const said = screen.getByText(/^Day-to-day HR requirements for each jurisdiction\./);
  expect(said.textContent).toContain(aPerson().account.name);
  expect(said.textContent).toContain('a status you set here is set for your whole team');
});

test('Nunavut alone has no checklist', async () => {
  open({}, { path: '/m/checklists', selectedJurisdictions: ['NU'] });
  expect(await screen.findByText('Checklists are currently unavailable for your jurisdiction.')).toBeTruthy();
});

test('of several jurisdictions one is chosen first, and Nunavut is not among them', async () => {
  const { user, calls, address } = open({}, { path: '/m/checklists' });
  expect(await screen.findByText('Select a province to see your Checklist.')).toBeTruthy();
  expect(listed(calls)).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: 'Jurisdiction' }));
  await screen.findByRole('option', { name: 'Ontario' });
  expect(screen.queryByRole('option', { name: 'Nunavut' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Ontario' }));
  expect(await requirements()).toHaveLength(4);
  expect(address()).toContain('jurisdiction=ON');
  expect(localStorage.getItem('checklistJurisdiction')).toBe('ON');
});

test('with one jurisdiction there is nothing to choose', async () => {
  open({}, { path: '/m/checklists', selectedJurisdictions: ['NU', 'BC'] });
  expect(await requirements()).toHaveLength(4);
  expect(screen.queryByRole('combobox', { name: 'Jurisdiction' })).toBeNull();
});

test('the list is sorted by area and then type, and by a press on four of its headings', async () => {
  const { user } = open();
  expect(await requirements()).toEqual([
    'Requirement committe',
    'Requirement hire',
    'Requirement trainThe'.slice(0, 20),
    'Requirement pension',
  ]);
  const head = screen.getByRole('columnheader', { name: 'Area of Law' });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  const sortable = screen.getAllByRole('columnheader').filter((one) => within(one).queryByRole('button'));
  expect(sortable.map(({ textContent }) => textContent)).toEqual([
    'Status',
    'Type of Requirement',
    'Area of Law',
    'Last Updated',
  ]);
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await waitFor(async () => expect((await requirements())[0]).toBe('Requirement hire'));
  await user.click(screen.getByRole('button', { name: 'Type of Requirement' }));
  await waitFor(async () => expect((await requirements()).at(-1)).toMatch(/^Requirement train/));
  await user.click(screen.getByRole('button', { name: 'Last Updated' }));
  expect(screen.getByRole('columnheader', { name: 'Last Updated' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  await waitFor(async () => expect((await requirements())[0]).toBe('Requirement hire'));
});

test('a status is changed in place, at once, and named with who changed it', async () => {
  let answer: (value: unknown) => void = () => {};
  const { user, calls } = open({
    [PATCH]: () => new Promise((resolve) => (answer = resolve)),
  });
  await user.click(await statusOf('committee'));
  await user.click(await screen.findByRole('menuitemradio', { name: 'In Progress' }));
  await waitFor(async () => expect((await statusOf('committee')).textContent).toBe('In Progress'));
  expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({ body: { status: 'In Progress' } });
  answer({
    requirementId: 'committee',
    status: 'In Progress',
    lastUpdated: '2026-11-20T15:00:00.000Z',
    lastUpdatedBy: 'Dana Roy',
  });
  expect(await screen.findByText('Nov 20, 2026')).toBeTruthy();
  expect(screen.getByText('Dana Roy')).toBeTruthy();
});

test('a status that the server refuses goes back, and the reason is told', async () => {
  const { user } = open({ [PATCH]: () => new Refusal(500, 'It broke.') });
  await user.click(await statusOf('committee'));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Done' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Error Updating Status: It broke.');
  expect((await statusOf('committee')).textContent).toBe('Not Started');
});

test('completed items are hidden on request, and the address says so', async () => {
  const { user, address } = open();
  await requirements();
  await user.click(screen.getByRole('switch', { name: 'Hide completed items' }));
  expect(await requirements()).not.toContain('Requirement hire');
  expect(address()).toContain('hideCompleted=true');
});

test('an empty list says so', async () => {
  open({ 'GET /api/checklists': () => [] });
  expect(await screen.findByText('There are no requirements for the selected criteria.')).toBeTruthy();
});

test('the number of employees is asked with and remembered; what is none is not sent', async () => {
  const { user, calls } = open();
  await requirements();
  await user.type(fieldOf('Number of employees'), '42');
  await waitFor(() => expect(listed(calls).at(-1)?.search.get('numEmployees')).toBe('42'));
  expect(localStorage.getItem('checklistEmployees')).toBe('42');
  for (const wrong of ['0', '-1', '1.5', '1000000000000']) {
    await user.clear(fieldOf('Number of employees'));
    await user.type(fieldOf('Number of employees'), wrong);
    expect(faultOf(fieldOf('Number of employees')), wrong).toContain('Enter a whole number from 1');
  }
  const asked = calls.map(({ search }) => search.get('numEmployees'));
  expect(asked).not.toContain('0');
  expect(asked).not.toContain('-1');
  expect(asked).not.toContain('1.5');
});

test('a requirement leads into the Info Hub where the account has the area, and says kindly where it cannot', async () => {
  const { user } = open();
  const link = await screen.findByRole('link', { name: 'Requirement hire' });
  expect(link.getAttribute('href')).toBe('/m/builder/es/wages#p1');
  expect(screen.queryByRole('link', { name: 'Requirement train' })).toBeNull();
  expect(screen.getByText('The Info Hub has no text on this yet. You can still track it here.')).toBeTruthy();

  expect(screen.queryByRole('link', { name: 'Requirement pension' })).toBeNull();
  const outside = screen.getByRole('button', { name: 'Requirement pension' });
  expect(outside.getAttribute('aria-description')).toMatch(/You do not have access/);
  while (document.activeElement !== outside) await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toMatch(/Contact us at .* to add more areas/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('on a trial the note invites to ask about more areas during the free trial', async () => {
  const { account } = aPerson();
  open({}, { account: { ...account, isSubscribed: false } });
  const outside = await screen.findByRole('button', { name: 'Requirement pension' });
  expect(outside.getAttribute('aria-description')).toMatch(/about more areas during your free trial/);
});

const colleague = { id: 'u2', fullName: 'Colin Ng', isActive: true };

test('progress is a ring with its counts as a table, by area and by type, and what does not apply counts in none', async () => {
  const { user } = open({
    'GET /api/checklists': () => [
      ...LIST,
      a('none', {
        notApplicable: { reason: 'We have none.', by: 'Dana Roy', at: '2026-11-18T15:00:00.000Z' },
      }),
      a('old', { status: 'Done', isRetired: true }),
    ],
  });
  await requirements();
  const counts = screen.getByRole('table', { name: 'Progress' });
  expect(
    within(counts)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Done1', 'In Progress0', 'Not Started3']);
  expect(screen.getByRole('img', { name: '1 of 4 done' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'By area and type' }));
  const areas = screen.getByRole('table', { name: 'By area of law' });
  expect(
    within(areas)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual(['Accessibility001', 'Employment Standards101', 'Pensions001']);
  const types = screen.getByRole('table', { name: 'By type of requirement' });
  expect(within(types).getByRole('row', { name: /^Hiring/ }).textContent).toBe('Hiring100');
  expect(screen.getByRole('button', { name: 'Not applicable: Requirement none' })).toBeTruthy();
});

test('owner, due date and the views of mine, overdue and due soon', async () => {
  const { user, address } = open({
    'GET /api/checklists': () => [
      a('late', { due: { every: 'once', on: '2020-01-01' }, owner: colleague }),
      a('done', { status: 'Done', due: { every: 'once', on: '2020-01-01' } }),
      a('mine', { owner: { id: aPerson().id, fullName: 'Dana Roy', isActive: true } }),
      a('law', { lawDueOn: '2099-03-01' }),
    ],
  });
  expect(await requirements()).toHaveLength(4);
  expect(screen.getByText('Overdue')).toBeTruthy();
  expect(screen.getByText('set by law')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Overdue (1)' }));
  expect(await requirements()).toEqual(['Requirement late']);
  expect(address()).toContain('view=overdue');
  await user.click(screen.getByRole('radio', { name: 'Mine (1)' }));
  expect(await requirements()).toEqual(['Requirement mine']);
});

test('my open requirements of every jurisdiction lead to their drawer', async () => {
  const { user, address } = open({
    'GET /api/checklists/mine': () => [
      a('far', { jurisdiction: 'BC', due: { every: 'once', on: '2020-01-01' } }),
    ],
  });
  expect(await screen.findByText('1, 1 overdue')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Requirement far' }));
  expect(address()).toContain('jurisdiction=BC');
  expect(address()).toContain('requirement=far');
});

test('what the library no longer has is shown as retired, and its status cannot be changed', async () => {
  open({ 'GET /api/checklists': () => [a('old', { status: 'Done', isRetired: true, evidence: 2 })] });
  expect(await requirements()).toHaveLength(1);
  expect(screen.getByText('Retired')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Evidence: 2' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done: Requirement old' }).disabled).toBe(
    true,
  );
});

test('the evidence pack is offered where the plan includes downloads', async () => {
  const { account } = aPerson();
  const plan = { isPDFDownloadEnabled: false, isExcelDownloadEnabled: false };
  const { unmount } = open({}, { account: { ...account, ...plan } });
  await requirements();
  expect(screen.queryByRole('button', { name: 'Evidence pack' })).toBeNull();
  unmount();
  open({}, { account: { ...account, ...plan, isExcelDownloadEnabled: true } });
  await requirements();
  expect(screen.getByRole('button', { name: 'Evidence pack' })).toBeTruthy();
});
