import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonOf, fill } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls } from '../../../../test/web/serverAnswers.ts';
import { NewReport } from './NewReport.tsx';

test('a new report is said to be there, with a link that leads to it', async () => {
  const calls = answerCalls({ 'POST /api/reports': () => ({ id: 'r1', name: 'Leaves', provisions: [] }) });
  const { user } = renderPart(<NewReport />);
  await user.click(buttonOf('New report'));
  await fill(user, 'Name of the report', 'Leaves');
  await user.click(buttonOf('Create'));
  expect(await screen.findByText('Report created successfully!')).toBeTruthy();
  expect(calls[0]?.body).toEqual({ name: 'Leaves', provisions: [], isShared: false });
  const link = screen.getByRole('link', { name: 'View Report' });
  expect(link.getAttribute('href')).toBe('/m/my/reports/r1');
});
