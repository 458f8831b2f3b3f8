import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { PaneHeading } from '../../../ui/workspace/Columns.tsx';
import type { StaffAccount } from '../contract.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { peopleColumns } from './peopleColumns.tsx';
import { SessionsDialog } from './SessionsDialog.tsx';

/** Who uses the account, and what can be done for them. */
export function PeoplePane({ account }: { account: StaffAccount }) {
  const [shown, setShown] = useState<'invite' | 'sessions' | null>(null);
  const taken = account.people.filter(({ isActive }) => isActive).length;
  return (
    <section aria-label={t('People')}>
      <PaneHeading title={t('People')}>
        <span>{t('{{taken}} of {{count}} seats', { taken, count: account.seats })}</span>
        <Button size="compact-sm" variant="default" ml="auto" onClick={() => setShown('sessions')}>
          {t('Sessions')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconUserPlus size={15} aria-hidden />}
          onClick={() => setShown('invite')}
        >
          {t('Invite')}
        </Button>
      </PaneHeading>
      <DataTable
        caption={t('People')}
        columns={peopleColumns(account)}
        rows={account.people}
        rowKey={({ id }) => id}
        isQuiet={({ isActive }) => !isActive}
      />
      {shown === 'invite' && <InviteDialog account={account} onClose={() => setShown(null)} />}
      {shown === 'sessions' && <SessionsDialog account={account} onClose={() => setShown(null)} />}
    </section>
  );
}
