import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Somebody whom the provider knows; who is gone is vouched for no more. */
export interface ProviderPerson {
  email: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  isGone?: boolean;
}

export const CLIENT = { id: 'lawleaf', secret: 'what the provider gave to the account' };

export interface TestProvider {
  issuer: string;
  people: Map<string, ProviderPerson>;
  /** Signs somebody in as their browser would, from the address that begins it; answers the parameters they come back with. */
  visit(url: string, subject: string): Promise<Record<string, string>>;
  close(): Promise<void>;
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** A provider of OpenID Connect on this machine, as the library for providers makes one. */
export async function startProvider(redirectUri: string): Promise<TestProvider> {
  const people = new Map<string, ProviderPerson>();
  const server = createServer();
  const port = await listening(server);
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    scopes: ['openid', 'offline_access', 'email', 'profile'],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    issueRefreshToken: async () => true,
    ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 600, RefreshToken: 3600, IdToken: 600 },
    findAccount: async (_context, subject) => {
      const person = people.get(subject);
      if (!person || person.isGone) return undefined;
      return { accountId: subject, claims: async () => ({ sub: subject, ...person }) };
    },
  });
  server.on('request', provider.callback());

  async function visit(url: string, subject: string): Promise<Record<string, string>> {
    const cookies = new Map<string, string>();
    const go = async (to: string, form?: Record<string, string>) => {
      const answer = await fetch(to, {
        method: form ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form ? { body: new URLSearchParams(form) } : {}),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      return answer;
    };
    let next = url;
    for (let step = 0; step < 12; step += 1) {
      if (next.startsWith(redirectUri)) return Object.fromEntries(new URL(next).searchParams);
      const answer = await go(next);
      const location = answer.headers.get('location');
      if (location) {
        next = new URL(location, next).href;
        continue;
      }
      // The provider's own page: who it is, and then whether we may know of it.
      const page = await answer.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      if (!prompt) throw new Error(`The provider stopped at ${next}: ${page.slice(0, 300)}`);
      const sent = await go(next, { prompt, login: subject, password: 'any' });
      next = new URL(sent.headers.get('location') ?? '', next).href;
    }
    throw new Error('The provider sent its visitor around in circles.');
  }

  return {
    issuer,
    people,
    visit,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
