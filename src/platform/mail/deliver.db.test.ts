import net from 'node:net';
import { sql } from 'kysely';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { FixedClock } from '../clock.ts';
import type { OpenDatabase } from '../db/open.ts';
import { deliverOutbox } from './deliver.ts';
import { writeEmail } from './outbox.ts';
import { type SendMail, smtpSender } from './smtp.ts';

const FROM = 'Lawleaf <no-reply@lawleaf.test>';
/** Long enough for a server that answers, however slow the machine is. */
const PATIENT = { connection: 10_000, greeting: 10_000, silence: 10_000, message: 20_000 };
/** For a server that never greets: of two silences the shorter wait speaks first, so which one it was is certain. */
const UNTIL_GREETED = { ...PATIENT, greeting: 300 };
/** For a server that greets and says no more. */
const ONCE_GREETED = { ...PATIENT, silence: 900, message: 1_500 };
const MINUTE = 60_000;

let database: OpenDatabase;
const clock = new FixedClock(new Date());
const open: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute();
  // Emails are due from the database's own moment on.
  clock.set(new Date(Date.now() + MINUTE));
});
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
afterAll(() => database.close());

const portOf = (server: net.Server): number => (server.address() as net.AddressInfo).port;

/** A real mail server on a loopback port, and the addressees of what it took. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ port: number; taken: string[] }> {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 200,
    onData: (stream, session, done) => {
      stream.on('end', () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
      stream.resume();
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => new Promise((resolve) => server.close(() => resolve())));
  return { port: portOf(server.server as net.Server), taken };
}

/** A port behind which somebody takes the call and does what `talk` does. */
async function plainServer(talk: (socket: net.Socket) => void): Promise<number> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return portOf(server);
}

const sender = (port: number, waits = PATIENT) => smtpSender(`smtp://127.0.0.1:${port}`, FROM, waits);
const deliver = (port: number, waits?: typeof PATIENT) =>
  deliverOutbox(database.db, clock, sender(port, waits));

async function write(to: string, isBulk = false): Promise<void> {
  const id = await writeEmail(database.db, {
    kind: 'test',
    to,
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
  });
  if (isBulk && id) {
    await database.db.updateTable('outbox').set({ is_bulk: true }).where('id', '=', id).execute();
  }
}

const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('to_address').execute();

test('everything that is due leaves in one delivery, however much it is', async () => {
  const { port, taken } = await mailServer();
  for (let i = 0; i < 60; i += 1) await write(`p${i}@example.test`);
  expect(await deliver(port)).toBe(60);
  expect(new Set(taken).size).toBe(60);
  expect(await deliver(port)).toBe(0);
});

test('a queue that the database still takes for empty is delivered whole, each email at its first attempt', async () => {
  const { port, taken } = await mailServer();
  await write('p0@example.test');
  // The planner goes by what it last counted: one row, for which it plans otherwise than for many.
  await sql`analyze outbox`.execute(database.db);
  for (let i = 1; i < 20; i += 1) await write(`p${i}@example.test`);
  expect(await deliver(port)).toBe(20);
  expect(new Set(taken).size).toBe(20);
  expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
});

test('told to stop, it notes what is on its way and begins nothing else', async () => {
  const { port, taken } = await mailServer();
  for (let i = 0; i < 60; i += 1) await write(`p${i}@example.test`);
  const stop = new AbortController();
  const send = sender(port);
  const stopping: SendMail = async (email) => {
    stop.abort();
    await send(email);
  };
  const sent = await deliverOutbox(database.db, clock, stopping, stop.signal);
  send.rest?.();
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(10);
  expect(taken).toHaveLength(sent);
  expect(await deliver(port)).toBe(60 - sent);
  expect(new Set(taken).size).toBe(60);
});

test('what somebody waits for goes before what is written for many', async () => {
  const { port, taken } = await mailServer();
  for (let i = 0; i < 30; i += 1) await write(`many${i}@example.test`, true);
  await write('waiting@example.test');
  await deliver(port);
  expect(taken).toHaveLength(31);
  expect(taken.indexOf('waiting@example.test')).toBeLessThan(5);
});

test('a mail server that is away uses up no attempts, and everything leaves when it is back', async () => {
  for (let i = 0; i < 20; i += 1) await write(`p${i}@example.test`);
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const closed = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  for (let minute = 0; minute < 15; minute += 1) {
    expect(await deliver(closed)).toBe(0);
    clock.advance(2 * MINUTE);
  }
  const kept = await rows();
  expect(kept.every(({ attempts, failed_at }) => attempts === 0 && failed_at === null)).toBe(true);
  expect(kept.some(({ last_error }) => last_error?.includes('ECONNREFUSED'))).toBe(true);
  const { port, taken } = await mailServer();
  expect(await deliver(port)).toBe(20);
  expect(taken).toHaveLength(20);
});

test('a mail server that hangs, before it greets or in the middle, holds nobody for long', async () => {
  await write('p@example.test');
  const silent = await plainServer(() => {});
  const began = Date.now();
  expect(await deliver(silent, UNTIL_GREETED)).toBe(0);
  expect(Date.now() - began).toBeLessThan(PATIENT.connection);
  clock.advance(2 * MINUTE);
  const { port: deaf } = await mailServer({ onData: (stream) => void stream.resume() });
  expect(await deliver(deaf, ONCE_GREETED)).toBe(0);
  expect(Date.now() - began).toBeLessThan(PATIENT.message);
  expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null, failed_at: null }]);
  clock.advance(MINUTE);
  const { port, taken } = await mailServer();
  expect(await deliver(port)).toBe(1);
  expect(taken).toEqual(['p@example.test']);
});

test('a line dropped in the middle of a message costs one attempt; the other messages leave', async () => {
  for (const name of ['a', 'b', 'c']) await write(`${name}@example.test`);
  const { port: behind, taken } = await mailServer();
  let dropped = 0;
  // Passes everything on, but hangs up on the first message to b once its text has begun.
  const port = await plainServer((socket) => {
    const onward = net.connect(behind, '127.0.0.1');
    let said = '';
    onward.on('error', () => {});
    onward.on('data', (chunk) => socket.write(chunk));
    onward.on('close', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    socket.on('data', (chunk) => {
      said += chunk.toString();
      if (dropped === 0 && said.includes('b@example.test') && said.includes('Subject:')) {
        dropped += 1;
        socket.destroy();
        return;
      }
      onward.write(chunk);
    });
  });
  await deliver(port);
  expect(dropped).toBe(1);
  expect(taken).not.toContain('b@example.test');
  const left = (await rows()).filter(({ sent_at }) => sent_at === null);
  expect(left.every(({ attempts, failed_at }) => attempts === 1 && failed_at === null)).toBe(true);
  clock.advance(MINUTE);
  await deliver(port);
  expect([...taken].sort()).toEqual(['a@example.test', 'b@example.test', 'c@example.test']);
});

test('an address that is refused for good fails at once; a passing refusal is tried again at most ten times', async () => {
  await write('gone@example.test');
  await write('full@example.test');
  const { port } = await mailServer({
    onRcptTo: ({ address }, _session, done) => {
      const code = address.startsWith('gone') ? 550 : 452;
      done(Object.assign(new Error('No'), { responseCode: code }));
    },
  });
  expect(await deliver(port)).toBe(0);
  expect(await rows()).toMatchObject([
    { to_address: 'full@example.test', attempts: 1, failed_at: null },
    { to_address: 'gone@example.test', attempts: 1, failed_at: expect.any(Date) },
  ]);
  let passes = 0;
  while (passes < 50 && (await rows())[0]?.failed_at === null) {
    clock.advance(6 * 60 * MINUTE);
    await deliver(port);
    passes += 1;
  }
  expect((await rows())[0]).toMatchObject({ attempts: 10, last_error: expect.stringContaining('452') });
  expect(passes).toBe(9);
});

test('two processes never send the same email', async () => {
  const { port, taken } = await mailServer();
  for (let i = 0; i < 40; i += 1) await write(`p${i}@example.test`);
  const sent = await Promise.all([deliver(port), deliver(port), deliver(port)]);
  expect(sent.reduce((sum, one) => sum + one)).toBe(40);
  expect(taken).toHaveLength(40);
  expect(new Set(taken).size).toBe(40);
});
