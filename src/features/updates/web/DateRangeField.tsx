import { Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { lazyPart } from '../../../ui/overlay/late/lazyPart.tsx';
import type { DateRange } from '../rules.ts';
import c from './UpdatesScreen.module.css';

const DateRangePanel = lazyPart(() => import('./DateRangePanel.tsx'), {
  placeholder: <div className={c.panelPlace} />,
});

interface Props {
  range: DateRange;
  today: string;
  /** Null: the default days. */
  onChange: (range: DateRange | null) => void;
}

/** "Sep 21 – Nov 20, 2026"; with both years where they differ. */
function rangeText({ from, to }: DateRange): string {
  const [day, year] = shortDate(from).split(', ');
  return `${to.startsWith(`${year}-`) ? day : shortDate(from)} – ${shortDate(to)}`;
}

/** The days of the feed: not after today, and at most 2 years back (specification 5). */
export function DateRangeField({ range, today, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <div>
      <span className={c.label} id="feed-days">
        {t('Date range')}
      </span>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-start"
        trapFocus
        returnFocus
        withinPortal
      >
        <Popover.Target>
          <button
            type="button"
            className={c.days}
            aria-labelledby="feed-days feed-days-chosen"
            onClick={() => setOpened(!opened)}
          >
            {/* The popover gives its button an id of its own, so the words carry the one that names it. */}
            <span id="feed-days-chosen">{rangeText(range)}</span>
            <IconCalendar size={16} stroke={1.7} aria-hidden />
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('Date range')} p={12}>
          <DateRangePanel
            range={range}
            today={today}
            onChange={(chosen) => {
              setOpened(false);
              onChange(chosen);
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
