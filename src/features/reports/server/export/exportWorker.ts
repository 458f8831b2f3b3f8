import { parentPort } from 'node:worker_threads';
import type { DownloadFormat } from '../../contract.ts';
import type { Progress } from './progress.ts';
import type { ReportDocument } from './reportDocument.ts';

/** One file to make. */
export interface ExportRequest {
  format: DownloadFormat;
  document: ReportDocument;
}

/** What the thread says meanwhile and at the end. */
export type ExportReply = { progress: number } | { file: Uint8Array } | { error: string };

type Writer = (report: ReportDocument, progress: Progress) => Promise<Uint8Array>;

/** Imported when asked for: each brings a library that the other kinds of file do not need. */
const WRITERS: Record<DownloadFormat, () => Promise<Writer>> = {
  pdf: async () => (await import('./pdf.ts')).writePdf,
  docx: async () => (await import('./word.ts')).writeWord,
  xlsx: async () => (await import('./excel.ts')).writeExcel,
};

const port = parentPort;
if (!port) throw new Error('exportWorker.ts runs in a worker thread, started by ReportWriter.');
const say = (reply: ExportReply): void => port.postMessage(reply);

port.on('message', ({ format, document }: ExportRequest) => {
  WRITERS[format]()
    .then((write) => write(document, (progress) => say({ progress })))
    .then((file) => say({ file }))
    .catch((error: unknown) => say({ error: error instanceof Error ? (error.stack ?? '') : String(error) }));
});
