import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { reminderDate } from '../../../../shared/torontoDate.ts';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Page, PageHead } from '../../../../ui/shell/Page.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Empty } from '../../../../ui/state/StateCard.tsx';
import type { Column } from '../../../../ui/table/columns.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../../../ui/table/TableSkeleton.tsx';
import type { OutboxEmail } from '../../contract.ts';
import { EmailText } from './EmailText.tsx';
import c from './OutboxScreen.module.css';
import { useOutbox } from './useOutbox.ts';

function State({ email }: { email: OutboxEmail }) {
  if (email.failedAt) return <Tag tone="red">{t('Failed')}</Tag>;
  return <Tag tone={email.sentAt ? 'green' : 'grey'}>{email.sentAt ? t('Sent') : t('Kept')}</Tag>;
}

const COLUMNS = (opened: ReadonlySet<string>, toggle: (id: string) => void): Column<OutboxEmail>[] => [
  {
    key: 'subject',
    title: t('Subject'),
    cell: ({ id, subject }) => (
      <LinkButton className={c.subject} aria-expanded={opened.has(id)} onClick={() => toggle(id)}>
        {subject}
      </LinkButton>
    ),
  },
  { key: 'to', title: t('To'), onCard: 'plain', cell: ({ to }) => <span className={c.to}>{to}</span> },
  { key: 'at', title: t('Written'), width: 240, cell: ({ createdAt }) => reminderDate(createdAt) },
  { key: 'state', title: t('State'), width: 90, onCard: 'plain', cell: (email) => <State email={email} /> },
];

/** /a/outbox: every email the product wrote, newest first, for ADMIN only (decisions 9). */
function OutboxScreen() {
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const emails = useOutbox(search);
  const toggle = (id: string): void => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <Page title={t('Outbox')} width="narrow">
      <PageHead
        title={t('Outbox')}
        line={t(
          'Every email, newest first. What customers wrote to each other is not shown, and outside the demonstration links are hidden.',
        )}
      />
      <SearchField
        my={16}
        size="md"
        label={t('Search emails')}
        placeholder={t('Address or subject')}
        pauseMs={300}
        value={search}
        onSearch={setSearch}
      />
      <Loaded
        query={emails.query}
        skeleton={<TableSkeleton />}
        failed={t('The emails could not be loaded.')}
        empty={<Empty title={t('There are no emails.')} />}
      >
        {(rows) => (
          <DataTable
            caption={t('Emails')}
            columns={COLUMNS(opened, toggle)}
            rows={rows}
            rowKey={({ id }) => id}
            opensRows
            detail={(email) => opened.has(email.id) && <EmailText email={email} />}
            {...emails.table}
          />
        )}
      </Loaded>
    </Page>
  );
}

export { OutboxScreen as Component };
