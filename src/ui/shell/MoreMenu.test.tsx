import { IconHome } from '@tabler/icons-react';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonOf } from '../../../test/web/field.ts';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { MoreMenu } from './MoreMenu.tsx';

const MENU = (
  <MoreMenu
    entries={[
      { to: '/m/notes', label: 'My Notes', icon: IconHome },
      { to: '/m/tracker', label: 'Bill Tracker', icon: IconHome },
    ]}
  />
);

test('the entries for which there is no room open by keyboard; the one that is chosen opens, and the menu closes', async () => {
  const { user, address } = renderPart(MENU, { path: '/m/updates' });
  expect(screen.queryByRole('menuitem')).toBeNull();
  buttonOf('More').focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  expect(
    screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
  ).toEqual([
    ['My Notes', '/m/notes'],
    ['Bill Tracker', '/m/tracker'],
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Bill Tracker' }));
  expect(address()).toBe('/m/tracker');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('Escape closes the menu, stays on the screen and gives the focus back', async () => {
  const { user, address } = renderPart(MENU, { path: '/m/updates' });
  await user.click(buttonOf('More'));
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(buttonOf('More')));
  expect(address()).toBe('/m/updates');
});

test.each([
  ['/m/tracker', true],
  ['/m/tracker/c-12', true],
  ['/m/trackers', false],
  ['/m/updates', false],
])('at %s it is marked as the place of the open screen: %s', (path, isMarked) => {
  renderPart(MENU, { path });
  expect(buttonOf('More').hasAttribute('data-open')).toBe(isMarked);
});
