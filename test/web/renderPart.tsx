import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { AppProvider } from '../../src/ui/theme/AppProvider.tsx';

export interface RenderOptions {
  /** Where the reader is. */
  path?: string;
}

/**
 * Draws a part as the page draws it: with the theme, the server's answers, toasts, the live region, shortcuts and a router.
 * Answers with Testing Library's queries, a person at the keyboard and mouse (`user`), and `address()`, where they are.
 */
export function renderPart(part: ReactElement, { path = '/' }: RenderOptions = {}) {
  let address = path;
  function Address() {
    const { pathname, search, hash } = useLocation();
    address = pathname + search + hash;
    return null;
  }
  const within = (element: ReactElement) => (
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <AppProvider>{element}</AppProvider>
    </MemoryRouter>
  );
  const { rerender, ...rest } = render(within(part));
  return {
    ...rest,
    rerender: (next: ReactElement) => rerender(within(next)),
    user: userEvent.setup(),
    address: () => address,
  };
}
