import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { filledPlace } from './database.ts';
import { clearServers, environment, keep, ready, start, tempDir } from './serverProcess.ts';

const PORT = 4726;
const WAGE = 'provisions/employment-standards/wages-and-payment/minimum-wage.yaml';

afterEach(clearServers);

interface Said {
  status: number;
  text: string;
}

/** `npm run admin`, as a person at the machine runs it beside the server. */
const admin = (dataDir: string, ...args: string[]): Promise<Said> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/admin.ts', ...args],
      { env: environment(dataDir, PORT) },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), text: stdout + stderr }),
    ),
  );

/** How many provisions a member finds by a word. */
async function foundBy(text: string): Promise<number> {
  const post = async (address: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${PORT}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const { token } = (await post('/auth/login', {
    email: 'owner@demo.test',
    password: 'Demo-Pass-2026',
  })) as { token: string };
  const { results } = (await post(
    '/api/buildReportViaSearch',
    { text, jurisdictions: [] },
    { authorization: `Bearer ${token}` },
  )) as { results: unknown[] };
  return results.length;
}

test('the command line exports and imports the library through the server that runs', async () => {
  const dataDir = keep((await filledPlace()).variables.DATA_DIR);
  await ready(start(dataDir, PORT), PORT);
  const place = tempDir();
  const zip = path.join(place, 'library.zip');
  expect(await admin(dataDir, 'export', zip)).toMatchObject({
    status: 0,
    text: expect.stringMatching(/^\d{3,} files of the library are in /),
  });
  const files = unzipSync(readFileSync(zip));
  const before = strFromU8(files[WAGE] ?? new Uint8Array());
  const write = (text: string): string => {
    const file = path.join(place, 'files', WAGE);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return path.join(place, 'files');
  };
  expect(await admin(dataDir, 'import', write(before))).toMatchObject({
    status: 0,
    text: expect.stringContaining('The database says the same as these files.'),
  });

  const at = before.indexOf('\n  NS:');
  const changed =
    before.slice(0, at) +
    before.slice(at).replace(/text: \|\n {6}/, 'text: |\n      Ask the wombatfield desk first. ');
  const dryRun = await admin(dataDir, 'import', write(changed));
  expect(dryRun.text).toMatch(/^changes provision .*NS.*: Text$/m);
  expect(dryRun.text).toContain('1 entries would change. Nothing was written; --apply writes it.');
  expect(await foundBy('wombatfield')).toBe(0);

  expect((await admin(dataDir, 'import', write(changed), '--apply')).text).toContain(
    '1 entries were written.',
  );
  expect(await foundBy('wombatfield')).toBe(1);
  expect((await admin(dataDir, 'import', write(changed))).text).toContain('says the same as these files');
  const again = path.join(place, 'changes.zip');
  expect((await admin(dataDir, 'export', again, '--changes')).status).toBe(0);
  expect(
    Object.values(unzipSync(readFileSync(again)))
      .map((file) => strFromU8(file))
      .join('\n'),
  ).toContain('wombatfield');

  const broken = await admin(
    dataDir,
    'import',
    write(`${changed}\n  XX:\n    confidence: sure\n`),
    '--apply',
  );
  expect(broken.status).toBe(1);
  expect(broken.text).toMatch(/minimum-wage\.yaml:\d+: /);
  expect(broken.text).toContain('Nothing was written.');
}, 120_000);
