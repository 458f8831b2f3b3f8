import type net from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Calls, restOnPage } from './restOnPage.ts';
import { clearServers, ready, start, tempDir } from './serverProcess.ts';
import { html, type WatchedSite, watchedSite } from './watchedSite.ts';

const PORT = 4728;
const BASE = `http://127.0.0.1:${PORT}`;
const PASSWORD = 'Demo-Pass-2026';
const TITLE = 'New leave rules';
const MEMBERS = ['owner', 'user', 'colleague', 'west', 'trial'];
/** An email that was under way belongs to the killed process for two minutes, a site for a minute and a half. */
const PATIENCE_MS = 400_000;

let site: WatchedSite;
let mail: { port: number; taken: string[]; hangs: boolean; hanging: () => number; close: () => void };

/** A mail server that takes no announcement to its end while it `hangs`. Of other emails it says nothing. */
async function mailServer(): Promise<typeof mail> {
  const taken: string[] = [];
  let hanging = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let message = '';
      stream.on('data', (chunk) => (message += chunk));
      stream.on('end', () => {
        if (!message.includes(`Subject: ${TITLE}`)) return done();
        if (made.hangs) {
          hanging += 1;
          return;
        }
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = (server.server as net.Server).address() as net.AddressInfo;
  const made = { port, taken, hangs: true, hanging: () => hanging, close: () => void server.close(() => {}) };
  return made;
}

async function callsAs(email: string): Promise<Calls> {
  const json = { 'content-type': 'application/json' };
  const answer = await fetch(`${BASE}/auth/login`, {
    ...{ method: 'POST', headers: json, body: JSON.stringify({ email, password: PASSWORD }) },
  });
  const { token } = (await answer.json()) as { token: string };
  const headers = { ...json, authorization: `Bearer ${token}` };
  const call = async (path: string, request: RequestInit): Promise<unknown> => {
    const said = await fetch(BASE + path, { ...request, headers });
    if (!said.ok) throw new Error(`${path}: ${said.status} ${await said.text()}`);
    return said.json();
  };
  return {
    get: (path) => call(path, {}),
    post: (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) }),
  };
}

const until = (isSo: () => unknown): Promise<void> =>
  expect.poll(isSo, { timeout: PATIENCE_MS, interval: 500 }).toBeTruthy() as unknown as Promise<void>;

describe.runIf(process.env.LONG === '1')('a server that is killed', () => {
  beforeAll(async () => {
    site = await watchedSite();
    mail = await mailServer();
  });
  afterEach(clearServers);
  afterAll(async () => {
    mail.close();
    await site.close();
  });

  test(
    'while it sends and while it asks for a page: everybody gets the email once, and the page is read when the site is free',
    async () => {
      const dataDir = tempDir();
      const more = {
        ...{ DEMO: 'true', TEST_FETCH_LOOPBACK: 'true', SOURCE_WATCH: 'on' },
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      };
      const first = start(dataDir, PORT, more);
      await ready(first, PORT);
      const admin = await callsAs('admin@demo.test');
      // Emails go to those alone who were here once.
      for (const name of MEMBERS) await callsAs(`${name}@demo.test`);
      const ref = `${site.address}/rates`;
      await restOnPage(await callsAs('editor@demo.test'), ref);
      // The page that is asked for when the server dies never answers.
      site.pages.set('/rates', () => {});

      const audience = { who: 'members', plans: [], jurisdictions: [], areas: [], roles: [] };
      const written = {
        ...{
          title: TITLE,
          html: '<p>Twelve weeks.</p>',
          audience,
          goesOutAt: null,
          endsOn: null,
        },
        ...{ inBell: true, isBanner: false, byEmail: true },
      };
      const made = await admin.post('/api/staff/announcements', written);
      const { email } = await admin.post('/api/staff/announcements/count', { audience });
      expect(email).toBe(MEMBERS.length);
      await admin.post(`/api/staff/announcements/${made.id}/schedule`, { revision: made.revision });
      await until(() => mail.hanging() > 0);
      const asked = admin.post('/api/staff/sources/readNow', { ref }).catch(() => null);
      await until(() => site.visits.some(({ path }) => path === '/rates'));
      first.child.kill('SIGKILL');
      await first.exited;
      await asked;
      expect(mail.taken).toEqual([]);

      mail.hangs = false;
      site.pages.set('/rates', html('<p>The rate is $17.60 an hour.</p>', 'Rates'));
      const visits = site.visits.length;
      const second = start(dataDir, PORT, more);
      await ready(second, PORT);
      const again = await callsAs('admin@demo.test');
      // The site may still be at work on the request of the one that died.
      expect(await again.post('/api/staff/sources/readNow', { ref })).toEqual({ isRead: false });
      expect(site.visits.length).toBe(visits);
      await expect
        .poll(() => again.post('/api/staff/sources/readNow', { ref }), {
          timeout: PATIENCE_MS,
          interval: 5_000,
        })
        .toEqual({ isRead: true });
      const { sources } = await again.get(`/api/staff/sources?show=all&find=${encodeURIComponent(ref)}`);
      expect(sources).toMatchObject([{ ref, title: 'Rates', state: 'fine' }]);

      await until(() => mail.taken.length >= email);
      expect(new Set(mail.taken).size).toBe(email);
      expect(mail.taken).toHaveLength(email);
    },
    3 * PATIENCE_MS,
  );
});
