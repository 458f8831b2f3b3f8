import { Button } from '@mantine/core';
import { IconCheck, IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { AddToReport } from '../../reports/web/AddToReport.tsx';
import { billQuery } from './api.ts';

/** As long as a copy is confirmed elsewhere (specification 9). */
const CONFIRMED_MS = 3_000;

function CopyLink({ billId }: { billId: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (): void => {
    navigator.clipboard
      .writeText(`${window.location.origin}/m/tracker?bill=${billId}`)
      .then(() => setCopied(true))
      .catch(() => toast.error({ lead: t('The link could not be copied.') }));
  };
  const Icon = copied ? IconCheck : IconLink;
  return (
    <Button variant="default" leftSection={<Icon size={16} stroke={1.7} aria-hidden />} onClick={copy}>
      {copied ? t('Copied') : t('Copy link')}
    </Button>
  );
}

/** What can be done with a bill: its provisions go into a report, its link to a colleague. */
export function BillFoot({ billId }: { billId: string }) {
  const { data } = useQuery(billQuery(billId));
  const provisionIds = [...new Set(data?.provisions.map(({ id }) => id) ?? [])];
  return (
    <>
      {provisionIds.length > 0 && <AddToReport variant="filled" size="sm" provisionIds={provisionIds} />}
      <CopyLink billId={billId} />
    </>
  );
}
