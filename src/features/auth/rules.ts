import { requiredText } from '../../shared/requiredText.ts';
import { t } from '../../shared/text.ts';

/** How long links and codes live (decisions 4). */
export const RESET_MINUTES = 60;
export const MFA_LINK_MINUTES = 15;
export const SETUP_CODE_DAYS = 7;

/** How long a proof of who one is lasts for sensitive acts (decisions 13). */
export const PROOF_MINUTES = 10;
/** How long a link lives that proves it again. */
export const PROOF_LINK_MINUTES = 15;

/** Longer ones are refused: hashing must not become a way to keep the server busy. */
export const MAX_PASSWORD = 256;

/** How many factors one person may have. */
export const MAX_FACTORS = 10;

/** How the browser's device mark comes with a sign-in. */
export const DEVICE_HEADER = 'x-device';

/** No part of an address, before or after the @, is empty: neither begins or ends with a dot, nor has two in a row. */
const PART = String.raw`[^\s\p{Cc}@<>()[\]\\,;:".]+`;
const EMAIL = new RegExp(
  String.raw`^${PART}(?:\.${PART})*@(?:${PART}\.)+[^\s\p{Cc}@<>()[\]\\,;:".]{2,}$`,
  'u',
);
const MAX_EMAIL = 254;

/** Whether a text, trimmed and lowercased, is an email address (specification 5). */
export const isEmail = (text: string): boolean => {
  const email = text.trim().toLowerCase();
  return email.length <= MAX_EMAIL && EMAIL.test(email);
};

/** What is wrong with an email address, in the words of specification 5; null when nothing is. */
export const emailError = (text: string): string | null => {
  if (isEmail(text)) return null;
  const invalid = t("Your email address doesn't appear to be valid. Please correct it and try again.");
  return requiredText(text) ?? invalid;
};

/** What the live checklist of the password form shows, in its order (specification 5). */
export interface PasswordChecks {
  uppercase: boolean;
  lowercase: boolean;
  numbers: boolean;
  length: boolean;
}

/** At least 8 characters with at least one lowercase letter, one uppercase letter and one digit (specification 5). */
export const passwordChecks = (password: string): PasswordChecks => ({
  uppercase: /\p{Lu}/u.test(password),
  lowercase: /\p{Ll}/u.test(password),
  numbers: /\d/.test(password),
  length: [...password].length >= 8,
});

export const isValidPassword = (password: string): boolean =>
  password.length <= MAX_PASSWORD && Object.values(passwordChecks(password)).every(Boolean);

/** What is wrong with a new password, in the words of specification 5; null when nothing is. */
export const newPasswordError = (password: string): string | null =>
  isValidPassword(password) ? null : t('Invalid password format. Please try again.');

/** What the code of `/signup/password/{code}` decodes to (specification 2.2). */
export interface SetupCode {
  accountId: string;
  userId: string;
}

/** Reads the ids out of a signup code without trusting it: the server checks its signature. Null when it is no code. */
export function decodeSetupCode(code: string): SetupCode | null {
  try {
    const payload = (code.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const [[accountId, userId]] = JSON.parse(atob(payload)) as [string[]];
    return accountId && userId ? { accountId, userId } : null;
  } catch {
    return null;
  }
}
