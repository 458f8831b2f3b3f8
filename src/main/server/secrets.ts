import type { Config } from '../../platform/config.ts';
import type { MailBrand } from '../../platform/mail/composeEmail.ts';
import { SignedCodes } from '../../platform/session/signedCode.ts';

/** Who the emails of this installation come from. */
export const brandOf = (config: Config): MailBrand => ({
  productName: config.productName,
  publicUrl: config.publicUrl,
  senderAddress: config.senderAddress,
  supportEmail: config.supportEmail,
});

/** The codes of emails that let a person set their first password. */
export const setupCodes = (secret: string): SignedCodes => new SignedCodes(secret, 'setup');

/** The codes of emails that end emails of one kind. */
export const unsubscribeCodes = (secret: string): SignedCodes => new SignedCodes(secret, 'unsubscribe');
