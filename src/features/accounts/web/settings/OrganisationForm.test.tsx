import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { AppProvider } from '../../../../ui/theme/AppProvider.tsx';
import type { AccountDetails } from '../../contract.ts';
import { OrganisationForm } from './OrganisationForm.tsx';

const PATH = 'PATCH /api/accounts/a1';

const details: AccountDetails = {
  id: 'a1',
  name: 'Northern Outfitters',
  factorRequiredFrom: null,
  organisationSize: 'Medium',
  phone: '',
  address1: '',
  address2: '',
  city: 'Thunder Bay',
  stateProv: 'ON',
  country: 'Canada',
  zipPostal: '',
  plan: null,
  isSubscribed: true,
  trialUntil: null,
  renewsOn: null,
  billing: null,
  seats: 5,
  jurisdictions: [],
  areas: [],
  isMFAEnabled: false,
  deletionRequestedAt: null,
};

const save = () => buttonOf('Save Changes');

test('a change is saved with the rest, and said', async () => {
  const calls = answerCalls({ [PATH]: ({ body }) => ({ ...details, ...(body as object) }) });
  const { user } = renderPart(<OrganisationForm details={details} />);
  await fill(user, 'City', 'Kenora');
  await user.click(save());
  expect(await screen.findByText('Your changes were saved.')).toBeTruthy();
  expect(calls[0]?.body).toMatchObject({
    name: 'Northern Outfitters',
    organisationSize: 'Medium',
    city: 'Kenora',
    stateProv: 'ON',
  });
  expect(Object.keys(calls[0]?.body as object)).not.toContain('seats');
});

test('leaving with changes that are not saved asks first; a saved form does not', async () => {
  answerCalls({ [PATH]: ({ body }) => ({ ...details, ...(body as object) }) });
  const pages = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Link to="/other">Elsewhere</Link>
          <OrganisationForm details={details} />
        </>
      ),
    },
    { path: '/other', element: <p>Another page</p> },
  ]);
  const user = userEvent.setup();
  render(
    <AppProvider>
      <RouterProvider router={pages} />
    </AppProvider>,
  );
  await fill(user, 'City', 'Kenora');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  expect(fieldOf('City').value).toBe('Kenora');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);

  await user.click(save());
  await screen.findByText('Your changes were saved.');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Another page')).toBeTruthy();
});

test('a name is needed; a failing server is told, and what was typed stays', async () => {
  answerCalls({ [PATH]: () => new Refusal(500, 'It broke.') });
  const { user } = renderPart(<OrganisationForm details={details} />);
  await user.clear(fieldOf('Business name'));
  await user.click(save());
  expect(faultOf(fieldOf('Business name'))).toBe('This is needed.');
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Business name')));
  await fill(user, 'Business name', 'Northern & Co');
  await user.click(save());
  expect(await screen.findByText('Something went wrong: It broke.')).toBeTruthy();
  expect(fieldOf('Business name').value).toBe('Northern & Co');

  answerCalls({ [PATH]: () => new Refusal(400, 'No.', { zipPostal: 'Not a postal code.' }) });
  await user.click(save());
  await waitFor(() => expect(faultOf(fieldOf('Postal code'))).toBe('Not a postal code.'));
});
