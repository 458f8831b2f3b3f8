import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { PaneHeading } from '../../../ui/workspace/Columns.tsx';
import { signOnApi } from '../../sign-on/web/api.ts';
import type { StaffAccount } from '../contract.ts';
import { recoveryError } from '../rules.ts';
import c from './Accounts.module.css';
import { useOfficeMutation } from './api.ts';
import { WhyDialog } from './WhyDialog.tsx';

interface Props {
  account: StaffAccount;
  domain: string;
  onClose: () => void;
}

/** Takes the word of the account for a domain where its DNS cannot show it. */
function VerifyDialog({ account, domain, onClose }: Props) {
  const verify = useOfficeMutation({
    mutationFn: ({ reason }: { reason: string }) =>
      signOnApi.verifyByStaff({ body: { email: account.people[0]?.email ?? '', domain, reason } }),
    onSuccess: () => {
      toast.success({ lead: t('{{domain}} is verified.', { domain }) });
      onClose();
    },
  });
  return (
    <WhyDialog
      title={t('Verify {{domain}}', { domain })}
      hint={t('How you made sure that the domain is theirs. Kept in the history of the account.')}
      action={t('Verify')}
      minReason={recoveryError}
      mutation={verify}
      onClose={onClose}
    >
      <p>{t('Addresses of a verified domain sign in at the provider of this account, whoever has them.')}</p>
    </WhyDialog>
  );
}

/** The email domains of the account's single sign-on, where it named any. */
export function SignOnPane({ account }: { account: StaffAccount }) {
  const [verifying, setVerifying] = useState<string | null>(null);
  const { domains, isRequired } = account.signOn;
  if (domains.length === 0) return null;
  return (
    <section aria-label={t('Email domains of single sign-on')}>
      <PaneHeading title={t('Email domains of single sign-on')}>
        {isRequired && t('asked of everybody but owners')}
      </PaneHeading>
      <ul className={c.domains}>
        {domains.map(({ domain, verifiedAt, staffReason }) => (
          <li key={domain}>
            <b>{domain}</b>
            {verifiedAt ? (
              <Tag tone="green">{t('Verified {{date}}', { date: shortDate(verifiedAt) })}</Tag>
            ) : (
              <>
                <Tag>{t('Not verified')}</Tag>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('Verify {{domain}}', { domain })}
                  onClick={() => setVerifying(domain)}
                >
                  {t('Verify')}
                </Button>
              </>
            )}
            {staffReason && <small>{t('By staff: {{reason}}', { reason: staffReason })}</small>}
          </li>
        ))}
      </ul>
      {verifying && <VerifyDialog account={account} domain={verifying} onClose={() => setVerifying(null)} />}
    </section>
  );
}
