import { parentPort, workerData } from 'node:worker_threads';
import { SnapshotBuilder } from '../buildSnapshot.ts';
import { compileSchema } from '../schema.ts';
import { decodeSegment, encodeSegment } from '../segment/codec.ts';
import { mergeSegments } from '../segment/merge.ts';
import type { FromWorker, ToWorker, WorkerTask } from './messages.ts';

// The thread that builds and merges, so that requests go on being answered meanwhile.
const task = workerData as WorkerTask;
const port = parentPort;
const send = (message: FromWorker): void => port?.postMessage(message);

function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

if (task.task === 'merge') {
  attempt(() => {
    const compiled = compileSchema(task.schema);
    const inputs = task.inputs.map(({ buffer, dead }) => ({
      segment: decodeSegment(buffer, compiled.fingerprint, true).segment,
      dead,
    }));
    const merged = mergeSegments(compiled, inputs);
    send({ kind: 'done', buffer: encodeSegment(merged, compiled.fingerprint, task.seq) });
  });
} else {
  attempt(() => {
    const builder = new SnapshotBuilder(task.schema, task.seq);
    port?.on('message', (documents: ToWorker) =>
      attempt(() => {
        if (documents) {
          builder.add(documents);
          send({ kind: 'next' });
        } else {
          send({ kind: 'done', buffer: builder.finish() });
        }
      }),
    );
    send({ kind: 'next' });
  });
}
