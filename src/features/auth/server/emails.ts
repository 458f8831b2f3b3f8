import type { Db } from '../../../platform/db/schema.ts';
import { composeEmail, type MailBrand } from '../../../platform/mail/composeEmail.ts';
import { writeEmail } from '../../../platform/mail/outbox.ts';
import { t } from '../../../shared/text.ts';
import { reminderDate } from '../../../shared/torontoDate.ts';
import { MFA_LINK_MINUTES, RESET_MINUTES } from '../rules.ts';

interface Recipient {
  email: string;
  firstName: string;
}

const linkTo = (brand: MailBrand, page: string, email: string, token: string): string =>
  `${brand.publicUrl}/${page}/${encodeURIComponent(email)}/${token}`;

/** The link to a new password. */
export async function writeResetEmail(tx: Db, brand: MailBrand, to: Recipient, token: string): Promise<void> {
  const subject = t('Set a new {{product}} password', { product: brand.productName });
  const content = composeEmail(brand, {
    preview: t('The link works once, for {{minutes}} minutes.', { minutes: RESET_MINUTES }),
    heading: t('Set a new password'),
    paragraphs: [
      t('Hello {{name}},', { name: to.firstName }),
      t('Somebody asked for a new password for {{email}}. If it was you, choose one here.', {
        email: to.email,
      }),
    ],
    action: { label: t('Set a new password'), url: linkTo(brand, 'resetPassword', to.email, token) },
    footnotes: [
      t('The link works once, for {{minutes}} minutes.', { minutes: RESET_MINUTES }),
      t('If it was not you, do nothing: your password stays as it is.'),
    ],
  });
  await writeEmail(tx, { kind: 'reset', to: to.email, subject, ...content });
}

/** The link that signs in where the account has MFA. */
export async function writeMfaEmail(tx: Db, brand: MailBrand, to: Recipient, token: string): Promise<void> {
  const subject = t('Your {{product}} sign-in link', { product: brand.productName });
  const content = composeEmail(brand, {
    preview: t('The link works once, for {{minutes}} minutes.', { minutes: MFA_LINK_MINUTES }),
    heading: t('Sign in to {{product}}', { product: brand.productName }),
    paragraphs: [
      t('Hello {{name}},', { name: to.firstName }),
      t('Your account signs in by a link sent to your inbox. Here it is.'),
    ],
    action: { label: t('Log in'), url: linkTo(brand, 'mfaLogin', to.email, token) },
    footnotes: [
      t('The link works once, for {{minutes}} minutes.', { minutes: MFA_LINK_MINUTES }),
      t('If you did not ask for it, do nothing and tell the owner of your account.'),
    ],
  });
  await writeEmail(tx, { kind: 'mfa', to: to.email, subject, ...content });
}

/** Tells a person that the password is another one now, so that a thief's change does not go unseen. */
export async function writePasswordChangedEmail(
  tx: Db,
  brand: MailBrand,
  to: Recipient,
  now: Date,
): Promise<void> {
  const subject = t('Your {{product}} password was changed', { product: brand.productName });
  const content = composeEmail(brand, {
    preview: t('If it was you, there is nothing to do.'),
    heading: t('Your password was changed'),
    paragraphs: [
      t('Hello {{name}},', { name: to.firstName }),
      t('Your password was changed on {{date}} (Toronto time), and all other sessions were ended.', {
        date: reminderDate(now),
      }),
    ],
    action: { label: t('It was not me'), url: `${brand.publicUrl}/forgotPassword` },
    footnotes: [t('If it was you, there is nothing to do.')],
  });
  await writeEmail(tx, { kind: 'passwordChanged', to: to.email, subject, ...content });
}

/** Greets a person who set their password, or agreed to the terms, for the first time. */
export async function writeWelcomeEmail(
  tx: Db,
  brand: MailBrand,
  to: Recipient & { userId: string; trialUntil: string | null },
): Promise<void> {
  const subject = t('Welcome to {{product}}', { product: brand.productName });
  const content = composeEmail(brand, {
    preview: t('What employment law asks of you, in plain language.'),
    heading: t('Welcome to {{product}}', { product: brand.productName }),
    paragraphs: [
      t('Hello {{name}},', { name: to.firstName }),
      t('Your account is ready. Three good places to begin:'),
      t('The Info Hub shows what the law asks, by area, topic and jurisdiction.'),
      t('Latest Updates tells you what changed and what is coming.'),
      t('Checklists list the duties of your province, and keep track of which are done.'),
    ],
    facts: to.trialUntil ? [[t('Your free trial runs until'), to.trialUntil]] : [],
    action: {
      label: t('Open {{product}}', { product: brand.productName }),
      url: `${brand.publicUrl}/m/updates`,
    },
    footnotes: [t('Questions? Answer to {{email}}.', { email: brand.supportEmail })],
  });
  await writeEmail(tx, {
    kind: 'welcome',
    to: to.email,
    subject,
    ...content,
    dedupeKey: `welcome:${to.userId}`,
  });
}
