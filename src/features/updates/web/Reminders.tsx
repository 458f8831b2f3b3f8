import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconFolderPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { askToAdd } from '../../reports/web/addingToReport.ts';
import type { Reminder } from '../contract.ts';
import { FIRST_REMINDERS } from '../rules.ts';
import { EntryRow } from './EntryRow.tsx';
import { groupReminders, type ReminderGroup } from './shownEntries.ts';
import c from './UpdatesScreen.module.css';

const said = ({ description, sharedBy }: Reminder): string =>
  sharedBy ? `${description} ${t('Shared by {{name}}.', { name: sharedBy })}` : description;

/** Add To Report, where the reminder is of provisions (specification 2.6). */
function AddReminder({ first, places }: ReminderGroup) {
  const ids = places.flatMap(({ provision }) => provision?.id ?? []);
  if (ids.length === 0) return null;
  return (
    <Tooltip label={t('Add To Report')}>
      <ActionIcon
        aria-haspopup="dialog"
        aria-label={t('Add To Report: {{provision}}, {{jurisdiction}}', {
          provision: first.name,
          jurisdiction: places.map(({ jurisdiction }) => jurisdictionName(jurisdiction)).join(', '),
        })}
        onClick={() => askToAdd(ids)}
      >
        <IconFolderPlus size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}

/**
 * What comes in the next 60 days: the first 2, and the rest behind a toggle (specification 2.6). What is the same in several
 * jurisdictions is said once.
 */
export function Reminders({
  reminders,
  onBill,
}: {
  reminders: Reminder[];
  onBill: (billId: string) => void;
}) {
  const [all, setAll] = useState(false);
  const groups = groupReminders(reminders);
  const shown = all ? groups : groups.slice(0, FIRST_REMINDERS);
  const more = groups.length - FIRST_REMINDERS;
  return (
    <section aria-labelledby="reminders" data-tour="reminders">
      <div className={c.section}>
        <h2 id="reminders">
          {t('Reminders')} <span>{t('next 60 days')}</span>
        </h2>
      </div>
      {reminders.length === 0 ? (
        <p className={c.none}>{t('There are no reminders that apply during the upcoming 60 day period.')}</p>
      ) : (
        <div className={c.list}>
          <ul id="reminder-list">
            {shown.map(({ first, places }) => (
              <EntryRow
                key={first.id}
                item={first}
                places={places}
                type={first.reminderType}
                text={said(first)}
                onBill={onBill}
                actions={<AddReminder first={first} places={places} />}
              />
            ))}
          </ul>
          {more > 0 && (
            <button
              type="button"
              className={c.toggle}
              aria-expanded={all}
              aria-controls="reminder-list"
              onClick={() => setAll(!all)}
            >
              {all ? <IconChevronUp size={15} aria-hidden /> : <IconChevronDown size={15} aria-hidden />}
              {all ? t('Show Fewer Reminders') : t('Show More Reminders')}
              {!all && <span>{t('{{count}} more', { count: more })}</span>}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
