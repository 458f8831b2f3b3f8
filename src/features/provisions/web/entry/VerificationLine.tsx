import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { Provision } from '../../contract.ts';
import c from './ProvisionEntry.module.css';

/** When the text was last checked, and against what. */
export function VerificationLine({ verified }: Pick<Provision, 'verified'>) {
  if (!verified) {
    return (
      <p className={c.verification}>
        <IconCircleDashed size={14} aria-hidden /> {t('Not yet verified')}
      </p>
    );
  }
  const on = shortDate(verified.on);
  return (
    <p className={c.verification}>
      <IconCircleCheck size={14} aria-hidden />
      <span>
        {verified.url ? (
          <>
            {t('Verified on {{date}} against', { date: on })}{' '}
            <a href={verified.url} target="_blank" rel="noreferrer">
              {verified.against}
            </a>
          </>
        ) : (
          t('Verified on {{date}} against {{source}}', { date: on, source: verified.against })
        )}
      </span>
    </p>
  );
}
