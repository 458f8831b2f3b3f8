import { Button } from '@mantine/core';
import { IconCalendar, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { saveFile } from '../../../ui/files/saveFile.ts';
import { lazyOverlay } from '../../../ui/overlay/late/lazyOverlay.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import { fetchPack } from './api.ts';
import c from './Checklists.module.css';

const CalendarDialog = lazyOverlay(() => import('./CalendarDialog.tsx'));

interface Props {
  jurisdiction: JurisdictionCode | null;
  numEmployees: number | null;
}

/** What can be taken along: the evidence of a jurisdiction as a zip, and the own due dates as a calendar. */
export function HeadActions({ jurisdiction, numEmployees }: Props) {
  const { account, isStaff } = useCurrentUser();
  const [hasCalendar, setCalendar] = useState(false);
  const hasPack = isStaff || account.isPDFDownloadEnabled || account.isExcelDownloadEnabled;
  const pack = useMutation({
    mutationFn: async (code: JurisdictionCode) =>
      saveFile(await (await fetchPack(code, numEmployees)).blob(), `evidence-${code}.zip`),
    onError: toastSomethingWentWrong,
  });
  return (
    <div className={c.actions}>
      <Button
        variant="default"
        leftSection={<IconCalendar size={17} stroke={1.7} aria-hidden />}
        onClick={() => setCalendar(true)}
      >
        {t('Calendar')}
      </Button>
      {jurisdiction && hasPack && (
        <Button
          variant="default"
          leftSection={<IconDownload size={17} stroke={1.7} aria-hidden />}
          loading={pack.isPending}
          onClick={() => pack.mutate(jurisdiction)}
        >
          {t('Evidence pack')}
        </Button>
      )}
      <CalendarDialog opened={hasCalendar} onClose={() => setCalendar(false)} />
    </div>
  );
}
