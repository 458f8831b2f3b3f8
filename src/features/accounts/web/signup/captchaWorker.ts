import { solveChallenge } from 'altcha-lib';
import type { CaptchaChallenge } from '../../contract.ts';

/** Solves the proof of work away from the page, so that typing goes on. */
self.addEventListener('message', async ({ data }: MessageEvent<CaptchaChallenge>) => {
  const { challenge, salt, algorithm, maxnumber } = data;
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  self.postMessage(solution?.number ?? null);
});
