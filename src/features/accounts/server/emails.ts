import type { Db } from '../../../platform/db/schema.ts';
import { composeEmail, type MailBrand } from '../../../platform/mail/composeEmail.ts';
import { writeEmail } from '../../../platform/mail/outbox.ts';
import { withoutLinks } from '../../../platform/mail/withoutLinks.ts';
import { type JurisdictionCode, jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { longDate } from '../../../shared/torontoDate.ts';
import { SETUP_CODE_DAYS } from '../../auth/rules.ts';

interface Recipient {
  email: string;
  firstName: string;
}

const linkLives = (): string => t('The link works once, for {{days}} days.', { days: SETUP_CODE_DAYS });

/** After signup: the link to the first password, which also proves the email. */
export async function writeSetPasswordEmail(
  tx: Db,
  brand: MailBrand,
  to: Recipient,
  trial: { url: string; until: Date; jurisdictions: readonly JurisdictionCode[] },
): Promise<void> {
  const content = composeEmail(brand, {
    preview: t('One step left: choose a password.'),
    heading: t('Your free trial is ready'),
    paragraphs: [
      t('Hello {{name}},', { name: withoutLinks(to.firstName) }),
      t('Thank you for trying {{product}}. One step is left: choose a password.', {
        product: brand.productName,
      }),
    ],
    facts: [
      [t('Your free trial runs until'), longDate(trial.until)],
      [t('It shows the law of'), trial.jurisdictions.map(jurisdictionName).join(', ')],
    ],
    action: { label: t('Choose a password'), url: trial.url },
    footnotes: [
      linkLives(),
      t('If you did not sign up, do nothing: without a password nobody can use the account.'),
    ],
  });
  const subject = t('Choose your {{product}} password', { product: brand.productName });
  await writeEmail(tx, { kind: 'setPassword', to: to.email, subject, ...content });
}

/** A colleague, or staff, asks a person in. */
export async function writeInviteEmail(
  tx: Db,
  brand: MailBrand,
  to: Recipient,
  invitation: { url: string; by: string; account: string },
): Promise<void> {
  const { url } = invitation;
  const by = withoutLinks(invitation.by);
  const values = { by, account: withoutLinks(invitation.account), product: brand.productName };
  const content = composeEmail(brand, {
    preview: t('{{by}} invites you to {{product}}.', values),
    heading: t('You are invited to {{product}}', values),
    paragraphs: [
      t('Hello {{name}},', { name: withoutLinks(to.firstName) }),
      t(
        '{{by}} invites you to use {{product}} with {{account}}: what employment law asks of employers in Canada, in plain language.',
        values,
      ),
    ],
    action: { label: t('Accept the invitation'), url },
    footnotes: [linkLives(), t('If you do not know {{by}}, do nothing.', values)],
  });
  const subject = t('{{by}} invites you to {{product}}', values);
  await writeEmail(tx, { kind: 'invite', to: to.email, subject, ...content });
}

/** MFA was turned off: people who had no password need one (decisions 4). */
export async function writeMfaOffEmail(
  tx: Db,
  brand: MailBrand,
  to: Recipient,
  change: { url: string; account: string },
): Promise<void> {
  const content = composeEmail(brand, {
    preview: t('Sign-in by emailed link was turned off.'),
    heading: t('Choose a password'),
    paragraphs: [
      t('Hello {{name}},', { name: to.firstName }),
      t(
        '{{account}} no longer signs in by emailed link. Please choose a password for the next time you log in.',
        {
          account: change.account,
        },
      ),
    ],
    action: { label: t('Choose a password'), url: change.url },
    footnotes: [linkLives()],
  });
  const subject = t('Choose your {{product}} password', { product: brand.productName });
  await writeEmail(tx, { kind: 'setPassword', to: to.email, subject, ...content });
}

/** The account asks its people for a second factor by a day. */
export async function writeFactorAskedEmail(
  tx: Db,
  brand: MailBrand,
  to: Recipient,
  change: { account: string; from: Date },
): Promise<void> {
  const by = { account: change.account, date: longDate(change.from) };
  const content = composeEmail(brand, {
    preview: t('Add it in your preferences by {{date}}.', by),
    heading: t('Please add a second factor'),
    paragraphs: [
      t('Hello {{name}},', { name: to.firstName }),
      t(
        '{{account}} asks everybody to sign in with a second factor from {{date}} on: a passkey, or an app that shows codes.',
        by,
      ),
    ],
    action: { label: t('Add a second factor'), url: `${brand.publicUrl}/m/preferences#security` },
    footnotes: [t('From that day on nothing else opens until you have added one.')],
  });
  const subject = t('Add a second factor to {{product}}', { product: brand.productName });
  await writeEmail(tx, { kind: 'factorAsked', to: to.email, subject, ...content });
}

/** To support: an owner asks that the account be deleted. */
export async function writeDeletionEmail(
  tx: Db,
  brand: MailBrand,
  request: { account: string; by: string; email: string; reason: string },
): Promise<void> {
  const content = composeEmail(brand, {
    preview: t('{{account}} asks to be deleted.', { account: request.account }),
    heading: t('A request for deletion'),
    paragraphs: [t('{{account}} asks to be deleted.', { account: request.account })],
    facts: [
      [t('Asked by'), request.by],
      [t('Email'), request.email],
      [t('Reason'), request.reason || t('none given')],
    ],
  });
  const subject = t('Deletion request: {{account}}', { account: request.account });
  const headers = { 'Reply-To': request.email };
  await writeEmail(tx, { kind: 'deletionRequest', to: brand.supportEmail, subject, headers, ...content });
}
