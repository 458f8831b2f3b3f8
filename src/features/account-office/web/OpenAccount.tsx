import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { ColumnBody } from '../../../ui/workspace/Columns.tsx';
import type { StaffAccount } from '../contract.ts';
import { AccessPane } from './AccessPane.tsx';
import { AccountHead } from './AccountHead.tsx';
import { AccountHistory } from './AccountHistory.tsx';
import c from './Accounts.module.css';
import { accountQuery } from './api.ts';
import { OpenRequests } from './OpenRequests.tsx';
import { PeoplePane } from './PeoplePane.tsx';
import { SelectionPane } from './SelectionPane.tsx';
import { SignOnPane } from './SignOnPane.tsx';
import { useAccessChange } from './useAccessChange.tsx';

function AccountPane({ account, onGone }: { account: StaffAccount; onGone: () => void }) {
  const access = useAccessChange(account);
  return (
    <>
      <AccountHead account={account} access={access} onGone={onGone} />
      <ColumnBody padded>
        <div className={c.pane}>
          <OpenRequests account={account} onGone={onGone} />
          <div className={c.halves}>
            <AccessPane account={account} access={access} />
            <SelectionPane account={account} access={access} />
          </div>
          <PeoplePane account={account} />
          <SignOnPane account={account} />
          <AccountHistory account={account} />
        </div>
      </ColumnBody>
      {access.dialog}
    </>
  );
}

/** The account that is open beside the list. */
export function OpenAccount({ id, onGone }: { id: string; onGone: () => void }) {
  const query = useQuery(accountQuery(id));
  return (
    <Loaded query={query} skeleton={420} failed={t('The account could not be loaded.')} stateClass={c.state}>
      {(account) => <AccountPane account={account} onGone={onGone} />}
    </Loaded>
  );
}
