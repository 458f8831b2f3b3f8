import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastMail, mailTo } from '../../../../test/mailbox.ts';
import { TEST_NOW, type TestApp, testApp } from '../../../../test/testApp.ts';
import { brandOf, setupCodes, unsubscribeCodes } from '../../../main/server/secrets.ts';
import { deliverOutbox } from '../../../platform/mail/deliver.ts';
import { smtpSender } from '../../../platform/mail/smtp.ts';
import { Entitlements } from '../../identity/server/entitlements.ts';
import { createAdmin } from './createAdmin.ts';
import { trialOccasion, writeTrialEmails } from './trialEmails.ts';

const SECRET = 'a secret for tests that is long enough';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.signIn('trial@demo.test');
});
afterAll(() => app.close());

const services = () => ({
  db: app.database.db,
  clock: app.clock,
  brand: brandOf(app.config),
  unsubscribeCodes: unsubscribeCodes(SECRET),
  entitlements: new Entitlements(null),
});

test.each([
  [3 * DAY + 1, null],
  [3 * DAY, 'ending3'],
  [DAY + 1, 'ending3'],
  [DAY, 'ending1'],
  [1, 'ending1'],
  [0, 'expired'],
  [-6 * DAY, 'expired'],
  [-7 * DAY, null],
])('with %i ms left the email due is %s', (left, due) => {
  const now = new Date(TEST_NOW);
  expect(trialOccasion(new Date(now.getTime() + left), now)).toBe(due);
});

test('over a whole trial its owner gets three emails, each once, however often the job runs', async () => {
  const written: [number, number][] = [];
  for (let hour = 0; hour <= 24 * 24; hour += 1) {
    app.clock.set(new Date(new Date(TEST_NOW).getTime() + hour * HOUR));
    const count = await writeTrialEmails(services());
    if (count > 0) written.push([hour, count]);
  }
  // Harbour Cafe's trial ends 14 days after the start; Old Mill's owner never signed in and hears nothing.
  expect(written).toEqual([
    [11 * 24, 1],
    [13 * 24, 1],
    [14 * 24, 1],
  ]);
  const mails = await mailTo(app, 'trial@demo.test');
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your Lawleaf trial ends in 3 days',
    'Your Lawleaf trial ends tomorrow',
    'Your Lawleaf trial has ended',
  ]);
  for (const mail of mails) {
    expect(mail.text).toContain('December 04, 2026');
    expect(mail.text).toContain(app.config.senderAddress);
    expect(mail.html).toContain('Unsubscribe');
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  }
  app.clock.set(TEST_NOW);
});

test('one click in a mail program unsubscribes, and only from that kind', async () => {
  const mail = await lastMail(app, 'trial@demo.test', 'trialEnding');
  const url = new URL((mail.headers['List-Unsubscribe'] ?? '').slice(1, -1));
  const click = (path: string) =>
    app.http.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await click(`${url.pathname}x`)).statusCode).toBe(400);
  expect((await click(url.pathname)).json()).toEqual({ success: true });
  expect((await click(url.pathname)).statusCode).toBe(200);
  await app.database.db
    .updateTable('accounts')
    .set({ trial_until: new Date('2026-12-24T15:00:00Z') })
    .where('name', '=', 'Harbour Cafe')
    .execute();
  app.clock.set('2026-12-22T15:00:00Z');
  expect(await writeTrialEmails(services())).toBe(0);
  app.clock.set(TEST_NOW);
});

test('a request for a subscription is filed and emailed to sales, and an unknown plan writes nothing', async () => {
  const expired = await app.signIn('expired@demo.test');
  const wish = {
    plan: 'regional',
    contactName: 'Ruth\tMacLeod',
    phone: '902 555 0100',
    message: 'Two shops.',
  };
  expect((await expired.post('/api/subscriptionRequests', wish)).json()).toEqual({ success: true });
  expect((await expired.post('/api/subscriptionRequests', { ...wish, plan: 'none' })).statusCode).toBe(400);
  const mails = await mailTo(app, app.config.salesEmail);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Regional');
  expect(mails[0]?.headers['Reply-To']).toBe('expired@demo.test');
  const filed = await app.database.db.selectFrom('subscription_requests').selectAll().execute();
  expect(filed).toHaveLength(1);
});

test('a real mail server gets the email with both parts, and its headers cannot be extended by a name', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  await app.database.db
    .updateTable('users')
    .set({ first_name: 'Colin\r\nBcc: everyone@demo.test' })
    .where('email', '=', 'user@demo.test')
    .execute();
  await app.http.inject({
    method: 'POST',
    url: '/auth/forgotPassword',
    payload: { email: 'user@demo.test' },
  });
  // Emails are due from the database's own moment on.
  app.clock.set(new Date(Date.now() + 1_000));
  while (
    (await deliverOutbox(
      app.database.db,
      app.clock,
      smtpSender(`smtp://127.0.0.1:${port}`, app.config.mailFrom),
    )) > 0
  );
  await new Promise<void>((resolve) => server.close(() => resolve()));
  const reset = received.find((mail) => mail.includes('To: user@demo.test')) ?? '';
  const head = reset.split('\r\n\r\n')[0] ?? '';
  expect(head).toContain('Subject: Set a new Lawleaf password');
  expect(head).not.toMatch(/^Bcc:/im);
  expect(reset).toContain('text/plain');
  expect(reset).toContain('text/html');
  const left = await app.database.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
  expect(left).toEqual([]);
  app.clock.set(TEST_NOW);
});

test('the first admin gets a link that sets the password once; a customer does not become one', async () => {
  const make = (email: string) =>
    createAdmin(
      { db: app.database.db, clock: app.clock, brand: brandOf(app.config), setupCodes: setupCodes(SECRET) },
      email,
    );
  const code = (await make('Boss@Demo.test')).split('/').at(-1) ?? '';
  const { decodeSetupCode } = await import('../../auth/rules.ts');
  const set = () =>
    app.http.inject({
      method: 'PATCH',
      url: '/signup/setPassword',
      payload: { ...decodeSetupCode(code), code, password: 'Fresh-Pass-1' },
    });
  expect((await set()).json()).toMatchObject({ email: 'boss@demo.test', role: 'ADMIN', isStaff: true });
  expect((await set()).statusCode).toBe(400);
  await expect(make('owner@demo.test')).rejects.toThrow('not an ADMIN');
  await expect(make('nonsense')).rejects.toThrow('not an email address');
});
