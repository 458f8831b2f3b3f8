import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { Callout } from './Callout.tsx';
import { Card } from './Card.tsx';
import { ChangeTag } from './ChangeTag.tsx';
import { Chip } from './Chip.tsx';
import { Jur } from './Jur.tsx';
import { JurisdictionMap } from './JurisdictionMap.tsx';
import { Prose } from './Prose.tsx';
import { Del, Ins } from './Redline.tsx';
import { Ring } from './Ring.tsx';
import { StageBar } from './StageBar.tsx';
import { TabLinks } from './TabLinks.tsx';

test('the map names all 14 jurisdictions, and is walked and pressed by keyboard', async () => {
  const onToggle = vi.fn();
  const { user } = renderPart(<JurisdictionMap value={['YT']} onToggle={onToggle} />);
  expect(screen.getAllByRole('button')).toHaveLength(14);
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Yukon, YT');
  await user.tab();
  await user.keyboard(' ');
  expect(onToggle.mock.calls).toEqual([['NT']]);
});

test('a code has its name', () => {
  renderPart(<Jur code="PE" />);
  expect(screen.getByText('PE').getAttribute('title')).toBe('Prince Edward Island');
});

test('the stage of a bill is said in words and counted', () => {
  const { container } = renderPart(
    <StageBar segments={['first', 'first', 'second', 'after']} reached={3} label="Second Reading (Senate)" />,
  );
  expect(screen.getByRole('img', { name: 'Second Reading (Senate), step 3 of 4' })).toBeTruthy();
  const steps = [...container.querySelectorAll('[role=img] > span')];
  expect(steps.map((step) => step.getAttribute('data-on'))).toEqual(['first', 'first', 'second', null]);
});

test('a bill in force has one more segment', () => {
  const { container } = renderPart(<StageBar segments={['first']} reached={1} inForce label="In Force" />);
  expect(container.querySelectorAll('[role=img] > span')).toHaveLength(2);
});

test.each([
  [2, 8, '25%'],
  [0, 0, '–'],
  [3, 3, '100%'],
])('%i done of %i is %s', (done, total, share) => {
  renderPart(<Ring done={done} total={total} />);
  expect(screen.getByRole('img', { name: `${done} of ${total} done` }).textContent).toBe(share);
});

test('changes of a text say where they begin and end to those who listen', () => {
  renderPart(
    <p>
      <Del>44</Del> <Ins now>40</Ins> hours
    </p>,
  );
  expect(screen.getByRole('deletion').textContent).toBe('Start of deletion 44 End of deletion');
  expect(screen.getByRole('insertion').textContent).toBe('Start of insertion 40 End of insertion');
  expect(screen.getByRole('insertion').hasAttribute('data-now')).toBe(true);
});

test('a wide table in a text can be reached with the keyboard to be scrolled', async () => {
  const { user } = renderPart(<Prose html="<p>Rates:</p><table><tr><td>$17.60</td></tr></table>" />);
  await user.tab();
  expect(document.activeElement?.querySelector('table')?.textContent).toBe('$17.60');
});

test('the tab of the page that is open is marked, and no other', () => {
  const items = [
    { to: '/m/my', label: 'Reports' },
    { to: '/m/my/notes', label: 'Notes' },
  ];
  renderPart(<TabLinks label="My Info" items={items} />, { path: '/m/my/notes' });
  expect(screen.getByRole('link', { name: 'Notes', current: 'page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reports' }).getAttribute('aria-current')).toBeNull();
});

test('a callout is a note with its action', () => {
  renderPart(
    <Callout tone="amber" action={<button type="button">See what changed</button>}>
      2 texts changed.
    </Callout>,
  );
  expect(screen.getByRole('note').textContent).toBe('2 texts changed.See what changed');
});

test('a kind of change is told in words', () => {
  renderPart(<ChangeTag type="Upcoming Amendment" />);
  expect(screen.getByText('Upcoming Amendment')).toBeTruthy();
});

test('a chip is a button', async () => {
  const onClick = vi.fn();
  const { user } = renderPart(<Chip onClick={onClick}>Farming</Chip>);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

test('a card has a heading of the level that its page needs', () => {
  renderPart(
    <Card title="Active sessions" level={3} line="Where you are signed in." id="sessions">
      <p>None</p>
    </Card>,
  );
  const heading = screen.getByRole('heading', { level: 3, name: 'Active sessions' });
  expect(heading.closest('#sessions')?.textContent).toBe('Active sessionsWhere you are signed in.None');
});
