import { badRequest } from '../../../platform/errors.ts';
import { passwordMatches } from '../../../platform/session/passwords.ts';
import { t } from '../../../shared/text.ts';

/** Read when the first password is chosen: no start needs it. */
const commonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};
let common: Promise<ReadonlySet<string>> | undefined;

/** Without what people put behind a word so that it passes: "Password1!!" is "Password1". */
const withoutEnd = (password: string): string => password.replace(/[^\p{L}\p{N}]+$/u, '');

/** Whether a password is on the list of those most often used and known from breaches, however it is capitalised. */
async function isCommon(password: string): Promise<boolean> {
  common ??= commonPasswords();
  const list = await common;
  const lower = password.normalize('NFKC').toLowerCase();
  return list.has(lower) || list.has(withoutEnd(lower));
}

/**
 * Throws 400 for a new password that the form of specification 5 allows and that guards nothing: one that everybody tries first, or
 * the one that is to be replaced. `currentHash` is null where there is none.
 */
export async function assertNewPassword(password: string, currentHash: string | null): Promise<void> {
  if (await isCommon(password)) {
    throw badRequest(
      'password',
      t('This password is among those used most often, which are tried first. Please choose another one.'),
    );
  }
  if (currentHash && (await passwordMatches(currentHash, password))) {
    throw badRequest('password', t('This is the password you have now. Please choose another one.'));
  }
}
