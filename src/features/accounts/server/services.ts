import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Authenticate } from '../../../platform/http/feature.ts';
import type { MailBrand } from '../../../platform/mail/composeEmail.ts';
import type { SignedCodes } from '../../../platform/session/signedCode.ts';
import type { Captcha } from './captcha.ts';

/** What the account calls work with. */
export interface AccountsServices {
  db: Db;
  clock: Clock;
  brand: MailBrand;
  /** The codes of emails that let a person set their first password. */
  setupCodes: SignedCodes;
  captcha: Captcha;
  trialDays: number;
  specialAccountId: string | null;
  /** In the demo the outbox shows links whole: there is no other way to get at them. */
  demo: boolean;
  authenticate: Authenticate;
}
