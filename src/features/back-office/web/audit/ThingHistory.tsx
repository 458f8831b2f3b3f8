import { type ReactNode, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { useServerTable } from '../../../../ui/table/useServerTable.ts';
import { ColumnEmpty } from '../../../../ui/workspace/Columns.tsx';
import type { AuditLine, AuditOrder } from '../../contract.ts';
import { backOfficeApi } from '../backOfficeApi.ts';
import { AuditStates } from './AuditStates.tsx';
import { auditColumns } from './auditColumns.tsx';

interface Props {
  id: string;
  /** What can be done with a line that is open: taking back what it says. */
  foot?: (line: AuditLine) => ReactNode;
}

/** What staff wrote of one thing, the newest first, each line with what it said before and after. */
export function ThingHistory({ id, foot }: Props) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const log = useServerTable<AuditLine, AuditOrder>({
    queryKey: ['staff', 'audit', 'of', id],
    sort: { by: 'at', direction: 'descending' },
    fetchPage: ({ sort, after, signal }) =>
      backOfficeApi.auditLog(
        { query: { thing: id, by: sort?.by, direction: sort?.direction, after } },
        { signal },
      ),
  });
  const toggle = (line: string): void => {
    const next = new Set(opened);
    if (!next.delete(line)) next.add(line);
    setOpened(next);
  };
  return (
    <Loaded
      query={log.query}
      skeleton={120}
      failed={t('The audit log could not be loaded.')}
      empty={<ColumnEmpty title={t('Staff have written nothing of it yet.')} />}
    >
      {(rows) => (
        <DataTable
          caption={t('Audit log')}
          columns={auditColumns(opened, toggle).filter(({ key }) => key !== 'thing')}
          rows={rows}
          rowKey={(row) => row.id}
          opensRows
          isOpen={(row) => opened.has(row.id)}
          detail={(row) =>
            opened.has(row.id) && (
              <>
                <AuditStates id={row.id} />
                {foot?.(row)}
              </>
            )
          }
          {...log.table}
        />
      )}
    </Loaded>
  );
}
