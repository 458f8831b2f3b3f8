import { createHash } from 'node:crypto';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/**
 * How command-line tools reach the server that holds the embedded database: a socket that only the owner of
 * the data directory can open. Two processes on one directory would corrupt it, so the tool asks instead of
 * opening.
 */
export type Operation = (input: unknown) => Promise<unknown>;

const MAX_SOCKET_PATH = 100;

/** The socket of a data directory; in the temporary folder where the system would not take so long a path. */
function socketOf(dataDir: string): string {
  const absolute = path.resolve(dataDir);
  const key = createHash('sha256').update(absolute).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\lawleaf-operations-${key}`;
  const beside = path.join(absolute, 'operations.sock');
  return beside.length < MAX_SOCKET_PATH ? beside : path.join(tmpdir(), `lawleaf-${key}.sock`);
}

const answerSchema = z.object({ result: z.unknown().optional(), error: z.string().optional() });

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Opens the channel; answers a function that closes it. */
export async function listenForOperations(
  dataDir: string,
  operations: Record<string, Operation>,
): Promise<() => Promise<void>> {
  const socket = socketOf(dataDir);
  if (process.platform !== 'win32') rmSync(socket, { force: true });
  const server = http.createServer(async (request, response) => {
    const name = (request.url ?? '').slice(1);
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    try {
      if (!operation) throw new Error(`There is no operation ${request.url}.`);
      const result = await operation(JSON.parse((await readAll(request)) || '{}'));
      response.end(JSON.stringify({ result }));
    } catch (error) {
      response.statusCode = 400;
      response.end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  server.unref();
  if (process.platform !== 'win32') chmodSync(socket, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Asks the server that holds this data directory; null when none runs. Throws what the server says went
 * wrong.
 */
export async function askServer(
  dataDir: string,
  name: string,
  input: unknown,
): Promise<{ result: unknown } | null> {
  const socketPath = socketOf(dataDir);
  if (process.platform !== 'win32' && !existsSync(socketPath)) return null;
  return new Promise((resolve, reject) => {
    const request = http.request({ socketPath, path: `/${name}`, method: 'POST' }, async (response) => {
      const answer = answerSchema.parse(JSON.parse(await readAll(response)));
      if (answer.error) reject(new Error(answer.error));
      else resolve({ result: answer.result });
    });
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(null);
      else reject(error);
    });
    request.end(JSON.stringify(input));
  });
}
