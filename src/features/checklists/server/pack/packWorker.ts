import { parentPort } from 'node:worker_threads';
import type { PackDocument, PackFormat } from './packDocument.ts';

/** One register to make. */
export interface PackRequest {
  format: PackFormat;
  document: PackDocument;
}

export type PackReply = { file: Uint8Array } | { error: string };

/** Each takes in a library of its own, which a thread need not hold for the other. */
const WRITERS: Record<PackFormat, () => Promise<(document: PackDocument) => Promise<Uint8Array>>> = {
  pdf: async () => (await import('./registerPdf.ts')).registerPdf,
  xlsx: async () => (await import('./registerSheet.ts')).registerSheet,
};

const port = parentPort;
if (!port) throw new Error('packWorker.ts runs in a worker thread, started by PackWriter.');
const say = (reply: PackReply): void => port.postMessage(reply);

port.on('message', ({ format, document }: PackRequest) => {
  WRITERS[format]()
    .then((write) => write(document))
    .then((file) => say({ file }))
    .catch((error: unknown) => say({ error: error instanceof Error ? (error.stack ?? '') : String(error) }));
});
