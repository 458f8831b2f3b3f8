import { IconMap } from '@tabler/icons-react';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { setScreen } from '../../../test/web/screen.ts';
import { FilterDrawers } from './FilterDrawers.tsx';
import { FilterPage } from './FilterPage.tsx';

const filter = <input aria-label="Topic" />;
const page = (
  <FilterPage filters={filter}>
    <FilterDrawers drawers={[{ title: 'Filters', icon: IconMap, count: 2, content: filter }]} />
    <p>3 results</p>
  </FilterPage>
);

test('beside wide results stand their filters, and no buttons', () => {
  renderPart(page);
  const aside = screen.getByRole('complementary', { name: 'Filters' });
  expect(within(aside).getByRole('textbox', { name: 'Topic' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('on a narrow screen a button says how much is chosen, opens the same, and gives the focus back', async () => {
  setScreen(390);
  const { user } = renderPart(page);
  expect(screen.queryByRole('complementary')).toBeNull();
  const button = screen.getByRole('button', { name: /^Filters/ });
  expect(button.textContent).toBe('Filters2');
  await user.click(button);
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(drawer).getByRole('textbox', { name: 'Topic' })).toBeTruthy();
  await user.click(within(drawer).getByRole('button', { name: 'Show results' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});
