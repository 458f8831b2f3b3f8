import { Fragment } from 'react';
import { t } from '../../../../shared/text.ts';
import type { OutboxEmail } from '../../contract.ts';
import c from './OutboxScreen.module.css';

/** Plain text with its addresses made into links. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <a key={i} href={part}>
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}

/** What an email says, after why it could not be sent. */
export const EmailText = ({ email }: { email: OutboxEmail }) => (
  <pre className={c.text}>
    {email.lastError && `${t('Last error')}: ${email.lastError}\n\n`}
    <Linked text={email.text} />
  </pre>
);
