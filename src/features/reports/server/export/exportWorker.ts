import { parentPort } from 'node:worker_threads';
import type { DownloadFormat } from '../../contract.ts';
import { writeExcel } from './excel.ts';
import { writePdf } from './pdf.ts';
import type { Progress } from './progress.ts';
import type { ReportDocument } from './reportDocument.ts';
import { writeWord } from './word.ts';

/** One file to make. */
export interface ExportRequest {
  format: DownloadFormat;
  document: ReportDocument;
}

/** What the thread says meanwhile and at the end. */
export type ExportReply = { progress: number } | { file: Uint8Array } | { error: string };

const WRITERS: Record<DownloadFormat, (report: ReportDocument, progress: Progress) => Promise<Uint8Array>> = {
  pdf: writePdf,
  docx: writeWord,
  xlsx: writeExcel,
};

const port = parentPort;
if (!port) throw new Error('exportWorker.ts runs in a worker thread, started by ReportWriter.');
const say = (reply: ExportReply): void => port.postMessage(reply);

port.on('message', ({ format, document }: ExportRequest) => {
  WRITERS[format](document, (progress) => say({ progress }))
    .then((file) => say({ file }))
    .catch((error: unknown) => say({ error: error instanceof Error ? (error.stack ?? '') : String(error) }));
});
