import { redline } from '../../../../redline/redline.ts';
import { lintContent } from '../../lintable.ts';
import type { DeskAnswer, DeskJob } from './jobs.ts';

/** Compares and checks what is being written, beside the page and not in it. */
self.onmessage = ({ data }: MessageEvent<DeskJob>) => {
  const answer: DeskAnswer =
    data.kind === 'redline'
      ? { kind: 'redline', id: data.id, result: redline(data.old, data.fresh) }
      : { kind: 'lint', id: data.id, result: lintContent(data.content) };
  self.postMessage(answer);
};
