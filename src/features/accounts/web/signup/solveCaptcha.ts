import type { CaptchaChallenge } from '../../contract.ts';
import { accountsApi } from '../api.ts';

const numberOf = (challenge: CaptchaChallenge): Promise<number> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./captchaWorker.ts', import.meta.url), { type: 'module' });
    const end = (work: () => void) => {
      worker.terminate();
      work();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<number | null>) =>
      end(() => (data === null ? reject(new Error('unsolved')) : resolve(data))),
    );
    worker.addEventListener('error', (event) => end(() => reject(new Error(event.message))));
    worker.postMessage(challenge);
  });

/** Asks for a challenge, does its work, and answers what the signup call takes as `altcha`. */
export async function solveCaptcha(): Promise<string> {
  const made = await accountsApi.captchaChallenge();
  const { algorithm, challenge, salt, signature } = made;
  const number = await numberOf(made);
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
