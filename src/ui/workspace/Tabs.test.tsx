import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { Tabs } from './Tabs.tsx';

test('one part is shown, and the arrows move to the next and around', async () => {
  const { user } = renderPart(
    <Tabs
      label="Parts of the act"
      tabs={[
        { key: 'cited', label: 'Cited by', count: 2, children: <p>Two provisions</p> },
        { key: 'bills', label: 'Bills', children: <p>One bill</p> },
      ]}
    />,
  );
  expect(screen.getByRole('tabpanel', { name: 'Cited by 2' }).textContent).toBe('Two provisions');
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Bills' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('One bill');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /^Cited by/, selected: true })).toBeTruthy();
});
