import { Loader, VisuallyHidden } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { matchesSubstring } from '../../../ui/fields/optionFilters.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Bar } from '../../../ui/state/Skeleton.tsx';
import type { Report } from '../contract.ts';
import c from './AddToReportDialog.module.css';
import { reportsQuery } from './api.ts';

interface Props {
  opened: boolean;
  provisionIds: readonly string[];
  /** The report that is being appended to. */
  appendingTo: string | null;
  isBusy: boolean;
  onPick: (report: Report) => void;
}

/** A search field is of use from as many as do not fit into one look. */
const MANY = 6;

/** Somebody else's report shows people (specification 2.6). */
export function OwnerIcon({ report }: { report: Report }) {
  if (report.isOwn) return null;
  const label = t('Owned by {{name}}', { name: report.ownerName });
  return (
    <>
      <IconUsers size={15} stroke={1.7} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

/** What a report holds already of what is to be added. */
function heldText(report: Report, provisionIds: readonly string[]): string {
  const held = new Set(report.provisions);
  const isAllThere = provisionIds.length > 0 && provisionIds.every((id) => held.has(id));
  return isAllThere
    ? t('Already in this report')
    : t('{{count}} provisions', { count: report.provisions.length });
}

/** The reports that one can append to, found by any part of their name. */
export function ReportPicker({ opened, provisionIds, appendingTo, isBusy, onPick }: Props) {
  const reports = useQuery({ ...reportsQuery, enabled: opened });
  const [search, setSearch] = useState('');
  const headingId = useId();
  const all = reports.data ?? [];
  const found = all.filter(({ name }) => matchesSubstring(name, search));
  return (
    <section className={c.append} aria-labelledby={headingId}>
      <h3 id={headingId}>{t('Append to an existing report')}</h3>
      {all.length >= MANY && (
        <SearchField
          label={t('Find a report')}
          placeholder={t('Find a report')}
          pauseMs={0}
          value={search}
          onSearch={setSearch}
        />
      )}
      <Loaded
        query={reports}
        skeleton={
          <>
            <Bar height={44} gap={6} />
            <Bar height={44} />
          </>
        }
        failed={t('Your reports could not be loaded.')}
        kept={t('You can still create a new one.')}
        toastLead={t('Error fetching report list:')}
        empty={<p className={c.none}>{t('There are no reports yet.')}</p>}
      >
        {() =>
          found.length === 0 ? (
            <p className={c.none}>{t('Nothing matches.')}</p>
          ) : (
            <ul className={c.list}>
              {found.map((report) => (
                <li key={report.id}>
                  <button type="button" className={c.row} disabled={isBusy} onClick={() => onPick(report)}>
                    <span className={c.name}>
                      <span>{report.name}</span>
                      <OwnerIcon report={report} />
                    </span>
                    <span className={c.held}>
                      {appendingTo === report.id ? <Loader size={16} /> : heldText(report, provisionIds)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
