import type { lookup } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createGuardedFetch, type FetchRefused, type GuardedFetch } from './guardedFetch.ts';
import { isPublicAddress } from './publicAddress.ts';

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const visits: string[] = [];
async function serve(answer: RequestListener): Promise<string> {
  visits.length = 0;
  const server: Server = createServer((request, response) => {
    visits.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A resolver that answers what the test says, another answer each time. */
const lying = (...answers: string[][]): typeof lookup => {
  let asked = 0;
  const answer = (_name: string, _options: unknown, done: (error: null, found: object[]) => void): void => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return answer as unknown as typeof lookup;
};

function guarded(options: { allowLoopback?: boolean; lookup?: typeof lookup } = {}): GuardedFetch {
  const fetch = createGuardedFetch({ userAgent: 'Lawleaf/1 (+https://lawleaf.test)', ...options });
  opened.push(fetch);
  return fetch;
}

const reasonOf = async (fetching: Promise<unknown>): Promise<string> =>
  fetching.then(
    () => 'fetched',
    (error: FetchRefused) => error.reason,
  );

const INSIDE = [
  ...['127.0.0.1', '127.8.9.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...[
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '198.18.0.1',
    '192.0.0.8',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ...[
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
  ],
  ...['2002:7f00:1::1', '2001:0:1::1', '2001:db8::1', 'fec0::1', '::127.0.0.1'],
];

test.each(INSIDE)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  '8.8.8.8',
  '172.15.0.1',
  '172.32.0.1',
  '100.128.0.1',
  '192.0.1.1',
  '2607:f8b0:4004::1',
  '2a00:1450::1',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

describe('what stands inside is never reached', () => {
  test('by an address in any spelling', async () => {
    const port = new URL(await serve((_request, response) => response.end('secret'))).port;
    const hosts = [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '127.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0',
      'localhost',
    ];
    for (const host of hosts) {
      expect(await reasonOf(guarded()(`http://${host}:${port}/`)), host).toBe('address');
    }
    expect(visits).toEqual([]);
  });

  test.each(INSIDE)('by a name that leads to %s', async (address) => {
    expect(await reasonOf(guarded({ lookup: lying([address]) })('http://intranet.example/'))).toBe('address');
  });

  test('by a name that leads to both worlds at once', async () => {
    const fetch = guarded({ lookup: lying(['93.184.215.14', '127.0.0.1']) });
    expect(await reasonOf(fetch('http://both.example/'))).toBe('address');
  });

  test('by a resolver that tells the truth first and lies when it comes to connecting', async () => {
    const port = new URL(await serve((_request, response) => response.end('secret'))).port;
    // Nobody asks the first time but the connection itself: what would be asked a second time does not
    // matter.
    const fetch = guarded({ lookup: lying(['127.0.0.1'], ['93.184.215.14']) });
    expect(await reasonOf(fetch(`http://rebinding.example:${port}/`))).toBe('address');
    const other = guarded({ lookup: lying(['192.0.2.1'], ['127.0.0.1']) });
    for (let i = 0; i < 3; i += 1)
      await reasonOf(other(`http://rebinding.example:${port}/`, {}, { timeoutMs: 300 }));
    expect(visits).toEqual([]);
  });

  test('by a redirect', async () => {
    for (const target of [
      'http://169.254.169.254/latest/meta-data',
      'http://10.0.0.1/',
      'file:///etc/passwd',
    ]) {
      const url = await serve((_request, response) => response.writeHead(302, { location: target }).end());
      expect(await reasonOf(guarded({ allowLoopback: true })(url))).toMatch(/address|scheme/);
    }
    const url = await serve((_request, response) =>
      response.writeHead(302, { location: 'http://inside.example/' }).end(),
    );
    expect(await reasonOf(guarded({ allowLoopback: true, lookup: lying(['10.0.0.1']) })(url))).toBe(
      'address',
    );
  });

  test('by another scheme, or with a password in the address', async () => {
    for (const url of [
      'file:///etc/passwd',
      'ftp://8.8.8.8/',
      'data:text/plain,x',
      'http://a:b@8.8.8.8/',
      'no address',
    ]) {
      expect(await reasonOf(guarded()(url)), url).toBe('scheme');
    }
  });
});

describe('an answer is bounded', () => {
  test('in size, also of what it becomes when it is unpacked', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/bomb') {
        response.setHeader('content-encoding', 'gzip');
        response.end(gzipSync(Buffer.alloc(5_000_000)));
      } else response.end('x'.repeat(10_000));
    });
    const fetch = guarded({ allowLoopback: true });
    expect(await reasonOf(fetch(url, {}, { maxBytes: 9_999 }))).toBe('size');
    expect((await (await fetch(url, {}, { maxBytes: 10_000 })).text()).length).toBe(10_000);
    expect(await reasonOf(fetch(`${url}/bomb`, {}, { maxBytes: 1_000_000 }))).toBe('size');
  });

  test('in time, also where it drips', async () => {
    const url = await serve((_request, response) => {
      const timer = setInterval(() => response.write('.'), 20);
      response.once('close', () => clearInterval(timer));
    });
    const began = Date.now();
    expect(await reasonOf(guarded({ allowLoopback: true })(url, {}, { timeoutMs: 300 }))).toBe('time');
    expect(Date.now() - began).toBeLessThan(5_000);
  });

  test('in type, where one is asked for', async () => {
    const url = await serve((_request, response) =>
      response.setHeader('content-type', 'text/html; charset=x').end('<p>'),
    );
    const fetch = guarded({ allowLoopback: true });
    expect(await reasonOf(fetch(url, {}, { types: ['application/json'] }))).toBe('type');
    expect(await reasonOf(fetch(url, {}, { types: ['text/html'] }))).toBe('fetched');
  });

  test('in redirects', async () => {
    const url = await serve((request, response) =>
      response.writeHead(302, { location: `/${Number(request.url?.slice(1) || 0) + 1}` }).end(),
    );
    expect(await reasonOf(guarded({ allowLoopback: true })(url))).toBe('redirects');
    expect(visits.length).toBe(6);
  });
});

test('it says who asks, follows a redirect, and tells another site nothing that was meant for the first', async () => {
  const heard: (string | undefined)[] = [];
  const other = await serve((request, response) => {
    heard.push(request.headers['user-agent'], request.headers.authorization);
    response.end('there');
  });
  const url = await serve((_request, response) =>
    response.writeHead(307, { location: `${other}/page` }).end(),
  );
  const answer = await guarded({ allowLoopback: true })(url, { headers: { authorization: 'Bearer x' } });
  expect([answer.status, answer.url, await answer.text()]).toEqual([200, `${other}/page`, 'there']);
  expect(heard).toEqual(['Lawleaf/1 (+https://lawleaf.test)', undefined]);
});

test('nobody there is told as such', async () => {
  expect(await reasonOf(guarded({ allowLoopback: true })('http://127.0.0.1:1/'))).toBe('network');
});
