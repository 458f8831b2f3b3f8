import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import pg from 'pg';

interface Outgoing {
  ready?: true;
  closed?: true;
  connection?: number;
  data?: Uint8Array;
  error?: string;
}

/** Looks to `pg` like a socket, and carries its bytes to the worker. */
class WorkerSocket extends Duplex {
  readonly connection: number;
  readonly #worker: Worker;

  constructor(worker: Worker, connection: number) {
    super();
    this.#worker = worker;
    this.connection = connection;
  }

  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  setTimeout(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#worker.postMessage({
      command: 'data',
      connection: this.connection,
      data: Uint8Array.from(chunk),
    });
    done();
  }
  override _final(done: () => void): void {
    done();
    this.push(null);
  }
}

export interface EmbeddedDatabase {
  pool: pg.Pool;
  /**
   * Settles when the database can be asked; rejects when the directory holds something that is not a whole
   * database.
   */
  ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Begins to open the embedded database in `directory` (null: in memory, for tests) and answers a `pg` pool of
 * one connection, to be used once it is ready. The caller holds the directory's lock.
 */
export function openEmbedded(directory: string | null, workerUrl: URL): EmbeddedDatabase {
  const worker = new Worker(workerUrl, { workerData: { directory } });
  const ready = new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The embedded database stopped (${code}).`)));
  });
  let connections = 0;
  let socket: WorkerSocket | undefined;
  worker.on('message', (message: Outgoing) => {
    if (!socket || message.connection !== socket.connection) return;
    if (message.data) socket.push(Buffer.from(message.data.buffer));
    else if (message.error) socket.destroy(new Error(message.error));
  });
  const lost = (reason: string): void => {
    socket?.destroy(new Error(`The embedded database stopped (${reason}).`));
  };
  worker.on('error', (error) => lost(error.message));
  worker.on('exit', (code) => lost(String(code)));

  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 0,
    stream: () => {
      connections += 1;
      socket = new WorkerSocket(worker, connections);
      worker.postMessage({ command: 'open', connection: connections });
      return socket as never;
    },
  });
  pool.on('error', () => {});

  const close = async (): Promise<void> => {
    await pool.end();
    const closed = new Promise<void>((resolve) => {
      worker.on('message', (message: Outgoing) => message.closed && resolve());
      worker.once('exit', () => resolve());
    });
    worker.postMessage({ command: 'close' });
    await closed;
    await worker.terminate();
  };
  return { pool, ready, close };
}
