import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import type { Incident, WrittenIncident } from '../contract.ts';
import { IncidentForm } from './IncidentForm.tsx';

const WRITTEN: WrittenIncident = {
  ...{ circumstances: 'An email went to the wrong company.', information: 'Names and work emails.' },
  ...{ happenedFrom: '2026-11-02', happenedTo: null, happenedNote: '', awareOn: '2026-11-03' },
  ...{ people: 12, arePeopleEstimated: true, peopleInQuebec: null, risk: 'open', riskReasons: '' },
  ...{ measures: '', notices: [], noticesNote: '', closedOn: null },
};
const INCIDENT: Incident = {
  ...WRITTEN,
  ...{ number: 7, revision: 3, keptUntil: '2031-11-03', updatedAt: '2026-11-04T15:00:00.000Z' },
};

function open(incident: Incident | null, answer: () => unknown = () => INCIDENT) {
  const calls = answerCalls({
    'POST /api/staff/incidents': answer,
    'PATCH /api/staff/incidents/7': answer,
  });
  const onSaved = vi.fn();
  const { user } = renderPart(<IncidentForm incident={incident} onClose={() => {}} onSaved={onSaved} />);
  return { user, calls, onSaved };
}

test('what is entered is sent, and what is not known is sent as not known', async () => {
  const { user, calls, onSaved } = open(null);
  await fill(user, 'What happened', WRITTEN.circumstances);
  await fill(user, 'Information concerned', WRITTEN.information);
  await fill(user, 'Happened from', '2026-11-02');
  await fill(user, 'Known on', '2026-11-03');
  await fill(user, 'People concerned', '12');
  await user.click(fieldOf('Estimated'));
  await user.click(buttonOf('Enter'));
  expect(await screen.findByText('Incident 7 is in the register.')).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([WRITTEN]);
  expect(onSaved).toHaveBeenCalledOnce();
});

test('what is missing or contradicts is said at its field, and nothing is sent', async () => {
  const { user, calls } = open(null);
  await fill(user, 'Happened from', '2026-11-02');
  await fill(user, 'Happened to', '2026-11-01');
  await user.click(buttonOf('Enter'));
  await waitFor(() => expect(faultOf(fieldOf('What happened'))).toContain('This is needed.'));
  expect(faultOf(fieldOf('Information concerned'))).toContain('This is needed.');
  expect(faultOf(fieldOf('Happened to'))).toContain('This comes before the first day.');
  expect(faultOf(fieldOf('Known on'))).toContain('This is needed.');
  expect(calls).toEqual([]);
});

test('an entry is not closed while its risk is open', async () => {
  const { user, calls } = open(INCIDENT);
  await fill(user, 'Closed on', '2026-11-05');
  await user.click(buttonOf('Save'));
  const risk = () => screen.getByRole('combobox', { name: 'Risk of serious injury' });
  await waitFor(() => expect(faultOf(risk())).toContain('Conclude on the risk before you close it.'));
  expect(calls).toEqual([]);

  await user.click(risk());
  await user.click(await screen.findByRole('option', { name: 'No risk of serious injury' }));
  await fill(user, 'Concluded from', 'Public work addresses only.');
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({
    ...WRITTEN,
    ...{
      revision: 3,
      closedOn: '2026-11-05',
      risk: 'notSerious',
      riskReasons: 'Public work addresses only.',
    },
  });
});

test('what the server refuses stands at its field, and what was typed stays', async () => {
  const { user, onSaved } = open(
    INCIDENT,
    () => new Refusal(400, 'Not valid.', { measures: 'Leave names out.' }),
  );
  await fill(user, 'Measures taken to lessen the risk', 'Asked Ann to delete it.');
  await user.click(buttonOf('Save'));
  const measures = () => fieldOf('Measures taken to lessen the risk');
  await waitFor(() => expect(faultOf(measures())).toContain('Leave names out.'));
  expect(measures().value).toBe('Asked Ann to delete it.');
  expect(onSaved).not.toHaveBeenCalled();
});

test('what the server refuses of a line of who was told stands in that line, and is told once', async () => {
  const text = 'This day is still to come.';
  const { user } = open(
    { ...INCIDENT, notices: [{ to: 'opc', on: '2026-11-04', how: 'By their form.' }] },
    () => new Refusal(400, text, { 'notices.0.on': text }),
  );
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(faultOf(fieldOf('On, line 1'))).toBe(text));
  expect(screen.getAllByText(text)).toHaveLength(1);
});

test('a refusal of what no line has a field for is said above the form', async () => {
  const { user } = open(
    INCIDENT,
    () => new Refusal(400, 'Too many lines.', { 'notices.50': 'Too many lines.' }),
  );
  await user.click(buttonOf('Save'));
  expect((await screen.findByRole('alert')).textContent).toBe('Too many lines.');
});

test('what somebody else changed meanwhile is said above the form, and what was typed stays', async () => {
  const { user, onSaved } = open(INCIDENT, () => new Refusal(409, 'Somebody else changed this entry.'));
  await fill(user, 'What happened', 'It went to two companies.');
  await user.click(buttonOf('Save'));
  expect(await screen.findByText('Somebody else changed this entry.')).toBeTruthy();
  expect(fieldOf('What happened').value).toBe('It went to two companies.');
  expect(onSaved).not.toHaveBeenCalled();
});
