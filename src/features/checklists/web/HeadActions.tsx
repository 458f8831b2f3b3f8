import { Button } from '@mantine/core';
import { IconCalendar, IconDownload } from '@tabler/icons-react';
import { memo, useState } from 'react';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { lazyOverlay } from '../../../ui/overlay/late/lazyOverlay.tsx';
import c from './Checklists.module.css';
import { usePack } from './usePack.ts';

const CalendarDialog = lazyOverlay(() => import('./CalendarDialog.tsx'));

interface Props {
  jurisdiction: JurisdictionCode | null;
  numEmployees: number | null;
}

/** What can be taken along: the evidence of a jurisdiction as a zip, and the own due dates as a calendar. */
export const HeadActions = memo(function HeadActions({ jurisdiction, numEmployees }: Props) {
  const [hasCalendar, setCalendar] = useState(false);
  const pack = usePack(numEmployees);
  return (
    <div className={c.actions} data-tour="checklistActions">
      <Button
        variant="default"
        leftSection={<IconCalendar size={17} stroke={1.7} aria-hidden />}
        onClick={() => setCalendar(true)}
      >
        {t('Calendar')}
      </Button>
      {jurisdiction && pack.isIncluded && (
        <Button
          variant="default"
          leftSection={<IconDownload size={17} stroke={1.7} aria-hidden />}
          loading={pack.isPending}
          onClick={() => pack.save(jurisdiction)}
        >
          {t('Evidence pack')}
        </Button>
      )}
      <CalendarDialog opened={hasCalendar} onClose={() => setCalendar(false)} />
    </div>
  );
});
