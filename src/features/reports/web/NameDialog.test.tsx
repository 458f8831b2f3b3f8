import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import type { Report } from '../contract.ts';
import { Component as AddToReportDialog } from './AddToReportDialog.tsx';
import { Component as RenameReport } from './RenameReport.tsx';

const report = { id: 'r1', name: 'Leaves', revision: 3, provisions: ['p9'] } as unknown as Report;

test('a report cannot be left without a name', async () => {
  const { user } = renderPart(<RenameReport opened report={report} onClose={() => {}} />);
  expect(fieldOf('Name of the report').value).toBe('Leaves');
  await user.clear(fieldOf('Name of the report'));
  expect(buttonOf('Save').disabled).toBe(true);
  await user.type(fieldOf('Name of the report'), '   ');
  expect(buttonOf('Save').disabled).toBe(true);
});

test('why a name was refused stands at the field until it is changed; then it is saved', async () => {
  answerCalls({ 'PATCH /api/reports/r1': () => new Refusal(409, 'Somebody was faster.') });
  const onClose = vi.fn();
  const { user } = renderPart(<RenameReport opened report={report} onClose={onClose} />);
  await fill(user, 'Name of the report', 'Leaves in Ontario');
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(faultOf(fieldOf('Name of the report'))).toBe('Somebody was faster.'));
  expect(fieldOf('Name of the report').value).toBe('Leaves in Ontario');
  expect(onClose).not.toHaveBeenCalled();

  const calls = answerCalls({ 'PATCH /api/reports/r1': () => report });
  await user.type(fieldOf('Name of the report'), '!');
  expect(faultOf(fieldOf('Name of the report'))).toBe('');
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls[0]?.body).toEqual({ name: 'Leaves in Ontario!', revision: 3 });
});

test('provisions are added to a new report of a name; a failure keeps the name', async () => {
  const list = { 'GET /api/reports': () => [] };
  answerCalls({ ...list, 'POST /api/reports': () => new Refusal(500, 'It broke.') });
  const onClose = vi.fn();
  const { user } = renderPart(<AddToReportDialog opened provisionIds={['p1', 'p2']} onClose={onClose} />);
  expect(buttonOf('Create').disabled).toBe(true);
  await fill(user, 'Create a new report', 'Leaves');
  await user.click(buttonOf('Create'));
  expect((await screen.findByRole('alert')).textContent).toContain('Error creating new report: It broke.');
  expect(fieldOf('Create a new report').value).toBe('Leaves');

  const calls = answerCalls({ ...list, 'POST /api/reports': () => report });
  await user.click(buttonOf('Create'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.getByText('Report created successfully!')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Leaves',
    provisions: ['p1', 'p2'],
    isShared: false,
  });
});

test('reports that do not load are told, and can be tried again; what was typed stays', async () => {
  answerCalls({ 'GET /api/reports': () => new Refusal(409, 'The engine stopped.') });
  const { user } = renderPart(<AddToReportDialog opened provisionIds={['p1']} onClose={() => {}} />);
  expect(
    (await screen.findByText('Error fetching report list:')).closest('[role=alert]')?.textContent,
  ).toContain('The engine stopped.');
  expect(screen.getByText('You can still create a new one.')).toBeTruthy();
  await fill(user, 'Create a new report', 'Typed');
  answerCalls({ 'GET /api/reports': () => [report] });
  await user.click(buttonOf('Try again'));
  expect(await screen.findByRole('button', { name: /Leaves/ })).toBeTruthy();
  expect(fieldOf('Create a new report').value).toBe('Typed');
});

test('a report that cannot be appended to is told, and the dialog stays', async () => {
  const list = { 'GET /api/reports': () => [report] };
  answerCalls({ ...list, 'PATCH /api/reports/r1': () => new Refusal(500, 'It broke.') });
  const onClose = vi.fn();
  const { user } = renderPart(<AddToReportDialog opened provisionIds={['p1']} onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: /Leaves/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Error updating report: It broke.');
  expect(onClose).not.toHaveBeenCalled();

  const calls = answerCalls({ ...list, 'PATCH /api/reports/r1': () => report });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Leaves/ }).disabled).toBe(false),
  );
  await user.click(screen.getByRole('button', { name: /Leaves/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ provisions: ['p1'] });
});
