import { ActionIcon, Tooltip } from '@mantine/core';
import { IconEye, IconFolderPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../../shared/text.ts';
import { longDate } from '../../../shared/torontoDate.ts';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { valueLines } from '../../provisions/valueText.ts';
import { AddToReport } from '../../reports/web/AddToReport.tsx';
import { askToAdd } from '../../reports/web/addingToReport.ts';
import type { UpdateEntry, ValueChange } from '../contract.ts';
import { EntryRow } from './EntryRow.tsx';
import { byMonth, type EntryGroup, groupEntries } from './shownEntries.ts';
import c from './UpdatesScreen.module.css';
import { Why } from './Why.tsx';

/** "November 2026" */
const monthName = (key: string): string => longDate(`${key}-01`).replace(/ \d+,/, '');

function changeLine({ label, unit, before, after }: ValueChange): string {
  const [old = '', fresh = ''] = [before, after].map((value) => valueLines({ value, unit }).join(', '));
  return t('{{label}}: {{before}} before, {{after}} now.', { label, before: old, after: fresh });
}

/** What changed: the figures where the law changed figures, else the change in words. */
const textOf = (entry: UpdateEntry): ReactNode =>
  entry.values.length > 0 ? entry.values.slice(0, 3).map(changeLine).join(' ') : entry.summary;

const summaryOf = (entries: UpdateEntry[]): string => {
  const places = new Set(entries.map(({ jurisdiction }) => jurisdiction)).size;
  return t('{{changes}} in {{places}}', {
    changes: t('{{count}} changes', { count: groupEntries(entries).length }),
    places: t('{{count}} jurisdictions', { count: places }),
  });
};

function EntryActions({ group: { first: entry, entries } }: { group: EntryGroup }) {
  return (
    <>
      <Why entries={entries} />
      <Tooltip label={t('Add To Report')}>
        <ActionIcon
          aria-haspopup="dialog"
          aria-label={t('Add To Report: {{provision}}, {{jurisdiction}}', {
            provision: entry.name,
            jurisdiction: entries.map(({ jurisdictionName }) => jurisdictionName).join(', '),
          })}
          onClick={() => askToAdd(entries.map(({ provision }) => provision.id))}
        >
          <IconFolderPlus size={18} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

interface Props {
  entries: UpdateEntry[];
  onBill: (billId: string) => void;
}

/** The amendments that the filters leave, month by month (specification 2.6). */
export function Amendments({ entries, onBill }: Props) {
  return (
    <section aria-labelledby="amendments" data-tour="amendments">
      <div className={c.section}>
        <h2 id="amendments">
          {t('Amendments')} {entries.length > 0 && <span role="status">{summaryOf(entries)}</span>}
        </h2>
        {entries.length > 0 && (
          <AddToReport
            variant="subtle"
            leftSection={<IconFolderPlus size={16} stroke={1.7} aria-hidden />}
            provisionIds={entries.map(({ provision }) => provision.id)}
            label={t('Add all {{count}} to a report', { count: entries.length })}
          />
        )}
      </div>
      {entries.length === 0 ? (
        <p className={c.none}>{t('No updates were found within the selected date range.')}</p>
      ) : (
        <div className={c.list}>
          {byMonth(entries).map(({ key, entries: ofMonth }) => (
            <section key={key} aria-label={monthName(key)}>
              <h3 className={c.month}>
                {monthName(key)} <span>{groupEntries(ofMonth).length}</span>
              </h3>
              <ul>
                {groupEntries(ofMonth).map((group) => (
                  <EntryRow
                    key={group.first.id}
                    item={group.first}
                    places={group.entries}
                    type={group.first.changeType}
                    text={textOf(group.first)}
                    onBill={onBill}
                    mark={
                      group.entries.some(({ why }) => why.isWatched) && (
                        <Tag icon={<IconEye size={13} stroke={2} aria-hidden />}>{t('Watched')}</Tag>
                      )
                    }
                    actions={<EntryActions group={group} />}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </section>
  );
}
