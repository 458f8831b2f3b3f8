import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { Page, PageHead } from '../../../../ui/shell/Page.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Empty } from '../../../../ui/state/StateCard.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../../../ui/table/TableSkeleton.tsx';
import { useServerTable } from '../../../../ui/table/useServerTable.ts';
import type { AuditLine, AuditOrder } from '../../contract.ts';
import { backOfficeApi } from '../backOfficeApi.ts';
import c from './AuditScreen.module.css';
import { AuditStates } from './AuditStates.tsx';
import { auditColumns } from './auditColumns.tsx';

interface Filters {
  person: string;
  thing: string;
  /** YYYY-MM-DD, or empty. */
  day: string;
}

const useAuditLog = ({ person, thing, day }: Filters) =>
  useServerTable<AuditLine, AuditOrder>({
    queryKey: ['staff', 'audit', person, thing, day],
    sort: { by: 'at', direction: 'descending' },
    fetchPage: ({ sort, after, signal }) =>
      backOfficeApi.auditLog(
        {
          query: {
            person: person || undefined,
            thing: thing || undefined,
            day: day || undefined,
            by: sort?.by,
            direction: sort?.direction,
            after,
          },
        },
        { signal },
      ),
  });

interface FieldsProps {
  filters: Filters;
  narrow: (part: Partial<Filters>) => void;
}

const FilterFields = ({ filters, narrow }: FieldsProps) => (
  <search className={c.filters} aria-label={t('Filters')}>
    <SearchField
      label={t('Person')}
      isLabelShown
      placeholder={t('Part of an email')}
      pauseMs={300}
      maxLength={200}
      value={filters.person}
      onSearch={(person) => narrow({ person })}
    />
    <SearchField
      label={t('Thing')}
      isLabelShown
      placeholder={t('Provision, bill, or what was done')}
      pauseMs={300}
      maxLength={200}
      isTarget
      value={filters.thing}
      onSearch={(thing) => narrow({ thing })}
    />
    <TextInput
      type="date"
      label={t('Day')}
      max={torontoDay(new Date())}
      value={filters.day}
      onChange={(event) => narrow({ day: event.currentTarget.value })}
    />
  </search>
);

/** What is asked of the log stands in the address, so that others lead here and a reload keeps it. */
function useAuditFilters(): FieldsProps {
  const [address, setAddress] = useSearchParams();
  const of = (name: keyof Filters) => address.get(name) ?? '';
  const filters: Filters = { person: of('person'), thing: of('thing'), day: of('day') };
  const narrow = (part: Partial<Filters>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return { filters, narrow };
}

/** /a/audit: what staff wrote, by whom and when, with what it said before and after. */
function AuditScreen() {
  const { filters, narrow } = useAuditFilters();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const log = useAuditLog(filters);
  const toggle = (id: string): void => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <Page title={t('Audit log')} width="middle">
      <PageHead
        title={t('Audit log')}
        line={t('Everything that staff wrote: who, when, and what it said before. No line is ever changed.')}
      />
      <FilterFields filters={filters} narrow={narrow} />
      <Loaded
        query={log.query}
        skeleton={<TableSkeleton />}
        failed={t('The audit log could not be loaded.')}
        empty={
          <Empty
            title={t('Nothing was written.')}
            text={
              filters.person || filters.thing || filters.day
                ? t('No line of the log is about this person, thing and day.')
                : t('Staff changed nothing yet. From their first change on, each stands here.')
            }
          />
        }
      >
        {(rows) => (
          <DataTable
            caption={t('Audit log')}
            columns={auditColumns(opened, toggle)}
            rows={rows}
            rowKey={({ id }) => id}
            opensRows
            isOpen={({ id }) => opened.has(id)}
            detail={({ id }) => opened.has(id) && <AuditStates id={id} />}
            {...log.table}
          />
        )}
      </Loaded>
    </Page>
  );
}

export { AuditScreen as Component };
