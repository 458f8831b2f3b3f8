import { useEffect, useRef, useState } from 'react';
import type { Redline } from '../../../../redline/types.ts';
import type { Finding } from '../../../library/lintProvision.ts';
import type { LintedContent } from '../../lintable.ts';
import type { DeskAnswer, DeskJob } from './jobs.ts';

/** So long after the last key the text is compared and checked. */
const AFTER_MS = 150;

type Bare = { [K in DeskJob['kind']]: Omit<Extract<DeskJob, { kind: K }>, 'id'> }[DeskJob['kind']];

/** A worker that does the newest job only: what was asked before and has not begun is left out. */
function startDesk(onAnswer: (answer: DeskAnswer) => void) {
  const worker = new Worker(new URL('./deskWorker.ts', import.meta.url), { type: 'module' });
  let next: Bare | null = null;
  let running = false;
  let id = 0;
  const begin = (job: Bare): void => {
    running = true;
    id += 1;
    worker.postMessage({ ...job, id });
  };
  worker.addEventListener('message', ({ data }: MessageEvent<DeskAnswer>) => {
    onAnswer(data);
    running = false;
    const waiting = next;
    next = null;
    if (waiting) begin(waiting);
  });
  return {
    ask: (job: Bare) => {
      if (running) next = job;
      else begin(job);
    },
    stop: () => worker.terminate(),
  };
}

/** Asks a worker a moment after the question last changed; answers what it said last, or null. */
function useAnswer<A>(question: Bare | null, key: string, take: (answer: DeskAnswer) => A | null): A | null {
  const [answer, setAnswer] = useState<A | null>(null);
  const desk = useRef<ReturnType<typeof startDesk> | null>(null);
  const asked = useRef(question);
  asked.current = question;
  const taken = useRef(take);
  taken.current = take;
  useEffect(() => {
    const started = startDesk((said) => {
      const result = taken.current(said);
      if (result !== null) setAnswer(() => result);
    });
    desk.current = started;
    return () => started.stop();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question
  useEffect(() => {
    const timer = setTimeout(() => {
      if (asked.current) desk.current?.ask(asked.current);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return answer;
}

/** What differs between two texts, off the main thread; null until it is first known. */
export const useLiveRedline = (old: string, fresh: string): Redline | null =>
  useAnswer({ kind: 'redline', old, fresh }, `${old}\u0000${fresh}`, (answer) =>
    answer.kind === 'redline' ? answer.result : null,
  );

/** What the library's rules say of a content as it is written; null until it is first known. */
export const useFindings = (content: LintedContent): Finding[] | null =>
  useAnswer({ kind: 'lint', content }, JSON.stringify(content), (answer) =>
    answer.kind === 'lint' ? answer.result : null,
  );
