import type { Db } from '../../../platform/db/schema.ts';
import { composeEmail, type MailBrand } from '../../../platform/mail/composeEmail.ts';
import { writeEmail } from '../../../platform/mail/outbox.ts';
import { t } from '../../../shared/text.ts';
import { reminderDate } from '../../../shared/torontoDate.ts';
import { deviceName } from '../deviceName.ts';
import { MFA_LINK_MINUTES, PROOF_LINK_MINUTES, RESET_MINUTES } from '../rules.ts';
import type { SignInEvent } from './signInLog.ts';

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

/** The link that proves once more who a person is, before a sensitive act. */
export async function writeProofEmail(tx: Db, brand: MailBrand, to: Recipient, token: string): Promise<void> {
  const subject = t('Confirm that it is you');
  const content = composeEmail(brand, {
    preview: t('The link works once, for {{minutes}} minutes.', { minutes: PROOF_LINK_MINUTES }),
    heading: t('Confirm that it is you'),
    paragraphs: [
      t('Hello {{name}},', { name: to.firstName }),
      t(
        'You are about to do something in {{product}} that not everybody with your screen open should be able to do. Open this link in the browser where you are signed in.',
        { product: brand.productName },
      ),
    ],
    action: { label: t('It is me'), url: `${brand.publicUrl}/m/proof/${token}` },
    footnotes: [
      t('The link works once, for {{minutes}} minutes.', { minutes: PROOF_LINK_MINUTES }),
      t('If it was not you, do nothing, and end your other sessions in your preferences.'),
    ],
  });
  await writeEmail(tx, { kind: 'proof', to: to.email, subject, ...content });
}

export type FactorChange =
  | { what: 'added' | 'removed'; name: string; at: Date }
  | { what: 'codeUsed'; left: number; at: Date }
  | { what: 'recovered'; by: string; reason: string; at: Date };

const aboutFactor = (change: FactorChange): string => {
  switch (change.what) {
    case 'added':
      return t('A second factor was added to your sign-in: {{name}}.', { name: change.name });
    case 'removed':
      return t('A second factor was taken from your sign-in: {{name}}.', { name: change.name });
    case 'codeUsed':
      return t(
        'One of your recovery codes was used in place of your second factor. You have {{count}} left.',
        {
          count: change.left,
        },
      );
    case 'recovered':
      return t('{{by}} took away your second factors and signed you out. The reason given: {{reason}}', {
        by: change.by,
        reason: change.reason,
      });
  }
};

/** Tells a person of every change to what guards their sign-in. */
export async function writeFactorEmail(
  tx: Db,
  brand: MailBrand,
  to: Recipient,
  change: FactorChange,
): Promise<void> {
  const subject = t('Your {{product}} second factor', { product: brand.productName });
  const content = composeEmail(brand, {
    preview: t('If it was you, there is nothing to do.'),
    heading: t('Your second factor'),
    paragraphs: [t('Hello {{name}},', { name: to.firstName }), aboutFactor(change)],
    facts: [[t('When'), t('{{date}} (Toronto time)', { date: reminderDate(change.at) })]],
    action: { label: t('Look at my sign-in'), url: `${brand.publicUrl}/m/preferences#security` },
    footnotes: [
      t('If it was you, there is nothing to do.'),
      t('If it was not you, write to {{email}} at once.', { email: brand.supportEmail }),
    ],
  });
  await writeEmail(tx, { kind: 'factor', to: to.email, subject, ...content });
}

/** Tells a person of a sign-in from a device that they did not use before. */
export async function writeNewDeviceEmail(tx: Db, brand: MailBrand, event: SignInEvent): Promise<void> {
  const to = await tx
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', event.userId)
    .executeTakeFirstOrThrow();
  const subject = t('New sign-in to {{product}}', { product: brand.productName });
  const content = composeEmail(brand, {
    preview: t('From a device that you did not use before.'),
    heading: t('A sign-in from a new device'),
    paragraphs: [
      t('Hello {{name}},', { name: to.first_name }),
      t('Somebody signed in to {{product}} with your account, from a device that was not used before.', {
        product: brand.productName,
      }),
    ],
    facts: [
      [t('When'), t('{{date}} (Toronto time)', { date: reminderDate(event.at) })],
      [t('Device'), deviceName(event.userAgent)],
      [t('Network address'), event.clientAddress],
    ],
    action: { label: t('See where I am signed in'), url: `${brand.publicUrl}/m/preferences#security` },
    footnotes: [
      t('If it was you, there is nothing to do.'),
      t('If it was not you, end that session there and choose a new password.'),
    ],
  });
  await writeEmail(tx, { kind: 'newDevice', to: to.email, subject, ...content });
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
