import { fdatasyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The embedded database lives here, off the main thread: on it, a single query would stop every other
 * request. The main thread speaks the PostgreSQL wire protocol to it over messages, one connection at a time.
 */
type Incoming =
  | { command: 'open'; connection: number }
  | { command: 'data'; connection: number; data: Uint8Array }
  | { command: 'close' };

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/** PGlite ships without a real fsync; a power cut would then lose acknowledged writes. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const makeDurable = (module: { NODEFS: NodeFileSystem }): void => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = [...((emscriptenOpts.preRun ?? []) as ((module: never) => void)[]), makeDurable];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts };
  }
}

const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;
const TERMINATE = 0x58;

const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread only.');

const { directory } = workerData as { directory: string | null };
/** What the file system within the database says of a disk without room (WASI's number of ENOSPC). */
const NO_SPACE = 51;

/** What it throws is no `Error`, and would be told as `[object Object]`. */
function asError(thrown: unknown): Error {
  if (thrown instanceof Error) {
    // The advice behind it is for those who build the database.
    thrown.message = thrown.message.replace(/\. Build with -s.*$/s, '');
    return thrown;
  }
  const { name = String(thrown), errno } = thrown as { name?: string; errno?: number };
  return new Error(errno === NO_SPACE ? 'no space left on device' : `${name} ${errno ?? ''}`.trim());
}

const open = (): Promise<PGlite> =>
  directory
    ? PGlite.create({
        fs: new DurableNodeFS(directory),
        startParams: [
          ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
          '-c',
          'wal_sync_method=fsync',
        ],
      })
    : PGlite.create();

const database = await open().catch((error: unknown) => {
  throw asError(error);
});

let current = 0;
let started = false;
let buffered = Buffer.alloc(0);
let work: Promise<void> = Promise.resolve();

const answer = (connection: number, bytes: Uint8Array): void => {
  if (bytes.byteLength === 0 || connection !== current) return;
  const copy = bytes.slice();
  port.postMessage({ connection, data: copy }, [copy.buffer as ArrayBuffer]);
};

const MEGABYTE = 1_048_576;
/** What the database answers is gathered here, in one piece of memory that is used again. */
let gathered = new Uint8Array(MEGABYTE);

/** Makes room for so many bytes, and keeps the first of what is there. */
function makeRoom(bytes: number, kept: number): void {
  if (bytes <= gathered.length) return;
  const larger = new Uint8Array(Math.max(bytes, 2 * gathered.length));
  larger.set(gathered.subarray(0, kept));
  gathered = larger;
}

/**
 * What the database says to some messages; valid until it is asked again. The library's own call copies every answer, and this
 * thread, which makes hardly any objects, would not collect those copies: reading 100 MB of files took 200 MB that never came back.
 */
async function ask(bytes: Uint8Array): Promise<Uint8Array> {
  // The first message of a connection has no type, and is answered by this call alone.
  if (bytes[0] === 0) return database.execProtocolRaw(bytes);
  if (gathered.length > 16 * MEGABYTE) gathered = new Uint8Array(MEGABYTE);
  let length = 0;
  await database.execProtocolRawStream(bytes, {
    onRawData: (data) => {
      makeRoom(length + data.length, length);
      gathered.set(data, length);
      length += data.length;
    },
  });
  return gathered.subarray(0, length);
}

const execute = (connection: number, bytes: Uint8Array): void => {
  work = work.then(async () => {
    if (connection !== current) return;
    try {
      answer(connection, await ask(bytes));
    } catch (error) {
      port.postMessage({ connection, error: String(error) });
    }
  });
};

/** A new client is a new session on the one backend: whatever the last one left open is undone first. */
const openConnection = (connection: number): void => {
  current = connection;
  started = false;
  buffered = Buffer.alloc(0);
  work = work.then(async () => {
    await database.exec('rollback').catch(() => {});
    await database.exec('discard all').catch(() => {});
  });
};

/** Handles the untyped first messages of a connection; answers whether typed messages may follow. */
function handshake(): boolean {
  while (!started) {
    if (buffered.length < 8) return false;
    const length = buffered.readInt32BE(0);
    const code = buffered.readInt32BE(4);
    if (buffered.length < length) return false;
    const message = new Uint8Array(buffered.subarray(0, length));
    buffered = buffered.subarray(length);
    if (code === SSL_REQUEST || code === GSS_REQUEST) answer(current, new Uint8Array([0x4e]));
    else if (code === CANCEL_REQUEST) return false;
    else {
      started = true;
      execute(current, message);
    }
  }
  return true;
}

function receive(connection: number, data: Uint8Array): void {
  if (connection !== current) return;
  buffered = Buffer.concat([buffered, data]);
  if (!handshake()) return;
  let end = 0;
  while (buffered.length - end >= 5) {
    const length = buffered.readInt32BE(end + 1) + 1;
    if (buffered.length - end < length) break;
    end += length;
  }
  if (end === 0) return;
  const bytes = new Uint8Array(buffered.subarray(0, end));
  buffered = buffered.subarray(end);
  if (bytes[0] !== TERMINATE) execute(connection, bytes);
}

port.on('message', (message: Incoming) => {
  if (message.command === 'open') openConnection(message.connection);
  else if (message.command === 'data') receive(message.connection, message.data);
  else {
    work = work.then(async () => {
      await database.close();
      port.postMessage({ closed: true });
    });
  }
});

port.postMessage({ ready: true });
