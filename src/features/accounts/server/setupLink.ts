import type { MailBrand } from '../../../platform/mail/composeEmail.ts';
import type { Services } from '../../../platform/services.ts';
import type { SignedCodes } from '../../../platform/session/signedCode.ts';
import { SETUP_CODE_DAYS } from '../../auth/rules.ts';

interface Person {
  id: string;
  accountId: string;
  setupVersion: number;
}

/**
 * The address where a person sets their first password: `password` shows the steps of the signup, `welcome` does not
 * (specification 2.2). It lives 7 days and works once: spending it moves the person's setup version on.
 */
export function setupLink(
  brand: MailBrand,
  codes: SignedCodes,
  page: 'password' | 'welcome',
  person: Person,
  now: Date,
): string {
  const expiresAt = new Date(now.getTime() + SETUP_CODE_DAYS * 86_400_000);
  const code = codes.sign([person.accountId, person.id, String(person.setupVersion)], expiresAt);
  return `${brand.publicUrl}/signup/${page}/${code}`;
}

/** Whether a setup code is ours, alive and unspent, and made for a person of this account (decisions 4). */
export async function isLiveCode(
  { db, clock, setupCodes }: Pick<Services, 'db' | 'clock' | 'setupCodes'>,
  code: string,
  accountId: string,
): Promise<boolean> {
  const [codeAccount, userId, version] = setupCodes.read(code, clock.now()) ?? [];
  if (codeAccount !== accountId || !userId) return false;
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('account_id', '=', accountId)
    .where('setup_version', '=', Number(version))
    .executeTakeFirst();
  return user !== undefined;
}
