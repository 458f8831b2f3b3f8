import { createHash } from 'node:crypto';
import type { CaptchaChallenge } from '../src/features/accounts/contract.ts';
import type { TestApp } from './testApp.ts';

/** The emails written to an address so far, oldest first. */
export const mailTo = (app: TestApp, address: string) =>
  app.database.db
    .selectFrom('outbox')
    .selectAll()
    .where('to_address', '=', address)
    .orderBy('created_at')
    .execute();

/** The newest email of a kind to an address; throws when there is none. */
export async function lastMail(app: TestApp, address: string, kind: string) {
  const found = (await mailTo(app, address)).filter((email) => email.kind === kind).at(-1);
  if (!found) throw new Error(`There is no ${kind} email to ${address}.`);
  return found;
}

/** The last segment of the address in an email that leads to a page: its token or code. */
export function keyIn(text: string, page: string): string {
  const address = new RegExp(`/${page}/(\\S+)`).exec(text)?.[1];
  if (!address) throw new Error(`The email has no link to ${page}.`);
  return address.split('/').at(-1) ?? '';
}

/** Solves a captcha as the browser does, though without its pauses. */
export async function solveCaptcha(app: TestApp): Promise<string> {
  const response = await app.http.inject({ url: '/api/accounts/challenge' });
  const { algorithm, challenge, salt, maxnumber, signature } = response.json<CaptchaChallenge>();
  const solves = (number: number): boolean =>
    createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge;
  let number = 0;
  while (number <= maxnumber && !solves(number)) number += 1;
  const payload = { algorithm, challenge, number, salt, signature };
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
