import { IconHome } from '@tabler/icons-react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { announce } from '../state/announcer.tsx';
import { AppProvider } from '../theme/AppProvider.tsx';
import { Appearance } from './Appearance.tsx';
import { AppHeader } from './AppHeader.tsx';
import { BackToTop } from './BackToTop.tsx';
import type { MenuEntry, NavEntry } from './entries.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { Page, PageHead } from './Page.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SkipLink } from './SkipLink.tsx';

const NAV: NavEntry[] = [
  { to: '/m/updates', label: 'Latest Updates', icon: IconHome },
  { to: '/m/builder', also: '/m/hub', label: 'Info Hub', icon: IconHome },
];
const PERSON = { firstName: 'Dana', fullName: 'Dana Roy', accountName: 'Northern Outfitters' };

const header = (menu: MenuEntry[][]) => <AppHeader nav={NAV} person={PERSON} menu={menu} />;

test('the screen that is open is marked in the navigation, at each of its addresses', () => {
  renderPart(header([]), { path: '/m/hub/wages' });
  const nav = screen.getByRole('navigation', { name: 'Main' });
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Info Hub');
});

test('the menu of the reader opens by keyboard, does what is chosen, and gives the focus back', async () => {
  const logOut = vi.fn();
  const { user } = renderPart(
    header([[{ label: 'Account Settings', to: '/m/settings' }], [{ label: 'Log out', onClick: logOut }]]),
  );
  const button = screen.getByRole('button', { name: 'User menu of Dana' });
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  button.focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  expect(menu.textContent).toContain('Dana Roy · Northern Outfitters');
  await user.click(within(menu).getByRole('menuitem', { name: 'Log out' }));
  expect(logOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'User menu of Dana' })),
  );
});

test('the menu of narrow screens begins where the header ends, also below a banner', async () => {
  const { user } = renderPart(header([]));
  const place = { bottom: 124 } as DOMRect;
  vi.spyOn(screen.getByRole('banner'), 'getBoundingClientRect').mockReturnValue(place);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(menu.parentElement?.style.top).toBe('124px');
});

test('the menu of narrow screens holds the navigation, and leaves out what is for desktops', async () => {
  const { user, address } = renderPart(
    header([
      [
        { label: 'Account Settings', to: '/m/settings' },
        { label: 'Staff', to: '/a', desktopOnly: true },
      ],
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(menu).getByRole('link', { name: 'Latest Updates' })).toBeTruthy();
  expect(within(menu).queryByRole('link', { name: 'Staff' })).toBeNull();
  await user.click(within(menu).getByRole('link', { name: 'Account Settings' }));
  expect(address()).toBe('/m/settings');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the first stop of the keyboard leads to the content', async () => {
  const { user } = renderPart(
    <>
      <SkipLink />
      <Page title="Jobs">
        <PageHead title="Jobs" line="5 kinds of work" />
      </Page>
    </>,
  );
  expect(document.title).toContain('Jobs');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeTruthy();
});

test('far down a page there is a way back to its top, which takes 800 ms and gives way to the reader', async () => {
  vi.useFakeTimers();
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: false });
  try {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation((to) => {
      Object.assign(window, { scrollY: (to as ScrollToOptions).top });
    });
    renderPart(
      <Page title="Jobs">
        <BackToTop />
      </Page>,
    );
    expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
    const far = () => {
      Object.assign(window, { scrollY: 5 * window.innerHeight });
      act(() => void fireEvent.scroll(window));
      return screen.getByRole('button', { name: 'Back to top' });
    };
    fireEvent.click(far());
    expect(document.activeElement).toBe(screen.getByRole('main'));
    act(() => vi.advanceTimersByTime(700));
    expect(window.scrollY).toBeGreaterThan(0);
    act(() => vi.advanceTimersByTime(150));
    expect(window.scrollY).toBe(0);

    fireEvent.click(far());
    act(() => vi.advanceTimersByTime(100));
    fireEvent.wheel(window);
    const left = scrollTo.mock.calls.length;
    act(() => vi.advanceTimersByTime(800));
    expect(scrollTo.mock.calls.length).toBe(left);
  } finally {
    window.matchMedia = matchMedia;
    Object.assign(window, { scrollY: 0 });
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});

test('a lost connection is said, and that it is back is not', () => {
  renderPart(<OfflineBanner />);
  expect(screen.queryByText(/You are offline/)).toBeNull();
  act(() => void fireEvent(window, new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  act(() => void fireEvent(window, new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

test('what is announced stands in the live region for a moment', () => {
  vi.useFakeTimers();
  try {
    const { container } = renderPart(<main />);
    const region = container.querySelector('[aria-live=polite]');
    act(() => announce('Jobs'));
    expect(region?.textContent).toBe('Jobs');
    act(() => vi.advanceTimersByTime(3_100));
    expect(region?.textContent).toBe('');
  } finally {
    vi.useRealTimers();
  }
});

test('the question mark shows the shortcuts, but not where somebody is typing', async () => {
  const { user } = renderPart(<input aria-label="Name" />);
  await user.type(screen.getByRole('textbox'), 'why?');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => screen.getByRole('textbox').blur());
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

test('the look is chosen in the menu, and stays chosen', async () => {
  const { user } = renderPart(<Appearance />);
  const dark = screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' });
  await user.click(dark);
  expect(dark.checked).toBe(true);
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light');
});

test('another screen takes the focus and says its name; filters of one screen do not', async () => {
  const screenOf = (name: string) => (
    <Page key={name} title={name}>
      <Link to="?q=a">Filter</Link>
    </Page>
  );
  const layout = (
    <>
      <RouteAnnouncer />
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: layout,
        children: [
          { path: '/', element: screenOf('Home') },
          { path: '/jobs', element: screenOf('Jobs') },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <AppProvider>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  const filter = screen.getByRole('link', { name: 'Filter' });
  filter.focus();
  await act(() => router.navigate('/?q=a'));
  expect(document.activeElement?.textContent).toBe('Filter');
  await act(() => router.navigate('/jobs'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(screen.getByText(/^Jobs/, { selector: '[aria-live]' })).toBeTruthy();
});
