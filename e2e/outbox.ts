import type { APIRequestContext } from '@playwright/test';
import { PASSWORD } from './people.ts';

interface Email {
  kind: string;
  to: string;
  text: string;
}

interface SignedIn {
  id: string;
  token: string;
  account: { id: string };
}

/** Signs in without the form and answers the headers of further calls. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<SignedIn> {
  return (await request.post('/auth/login', { data: { email, password: PASSWORD } })).json();
}

/** The path of the link in the newest email of a kind to an address, read from the outbox as an ADMIN does. */
export async function linkTo(request: APIRequestContext, address: string, kind: string): Promise<string> {
  const { token } = await tokenOf(request, 'admin@demo.test');
  const answer = await request.get('/api/outbox', {
    params: { text: address },
    headers: { authorization: `Bearer ${token}` },
  });
  const email = ((await answer.json()) as Email[]).find((one) => one.kind === kind && one.to === address);
  const url = /https?:\/\/\S+/.exec(email?.text ?? '')?.[0];
  if (!url) throw new Error(`There is no ${kind} email to ${address}.`);
  return new URL(url).pathname;
}

let people = 0;

/** Somebody new in the account of an owner, invited and not yet signed in. Answers the email and the link. */
export async function invitePerson(
  request: APIRequestContext,
  owner: string,
): Promise<{ email: string; link: string }> {
  people += 1;
  const email = `new${Date.now()}x${people}@demo.test`;
  const { token, account } = await tokenOf(request, owner);
  const answer = await request.post(`/api/accounts/${account.id}/users`, {
    headers: { authorization: `Bearer ${token}` },
    data: { email, firstName: 'Nadia', lastName: 'New', role: 'USER' },
  });
  if (answer.status() !== 201) throw new Error(await answer.text());
  return { email, link: await linkTo(request, email, 'invite') };
}
