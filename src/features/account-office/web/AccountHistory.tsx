import { Button } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { useServerTable } from '../../../ui/table/useServerTable.ts';
import { PaneHeading } from '../../../ui/workspace/Columns.tsx';
import { actionText } from '../../back-office/auditWords.ts';
import type { HistoryLine, StaffAccount } from '../contract.ts';
import c from './Accounts.module.css';
import { officeApi } from './api.ts';
import { Changes } from './Changes.tsx';

function Line({ line }: { line: HistoryLine }) {
  const { at, person, action, about, before, after, why } = line;
  return (
    <li>
      <time dateTime={at}>{shortDate(at)}</time>
      <div>
        <p>{about ? `${actionText(action)}: ${about}` : actionText(action)}</p>
        <dl>
          <Changes before={before} after={after} />
        </dl>
        {why && <p className={c.why}>{t('Why: {{reason}}', { reason: why })}</p>}
      </div>
      <span>{person}</span>
    </li>
  );
}

/** What was changed of the account and its people, the newest first, down to the day it was made. */
export function AccountHistory({ account }: { account: StaffAccount }) {
  const { query, table } = useServerTable<HistoryLine>({
    queryKey: ['staff', 'accounts', 'one', account.id, 'history'],
    fetchPage: ({ after, signal }) =>
      officeApi.accountHistory({ params: { id: account.id }, query: { after } }, { signal }),
  });
  return (
    <section aria-label={t('History')}>
      <PaneHeading title={t('History')} />
      <Loaded query={query} skeleton={120} failed={t('The history could not be loaded.')}>
        {(lines) => (
          <ul className={c.history}>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
            {!table.more && (
              <li>
                <time dateTime={account.createdAt}>{shortDate(account.createdAt)}</time>
                <p>{t('The account began.')}</p>
                <span />
              </li>
            )}
          </ul>
        )}
      </Loaded>
      {table.more && (
        <Button
          mt={12}
          size="compact-sm"
          variant="default"
          loading={table.more.isLoading}
          onClick={table.more.onMore}
        >
          {table.more.label}
        </Button>
      )}
    </section>
  );
}
