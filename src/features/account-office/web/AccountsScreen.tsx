import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../shared/text.ts';
import { Column, ColumnEmpty, Columns } from '../../../ui/workspace/Columns.tsx';
import { useKeys } from '../../../ui/workspace/useKeys.ts';
import { AccountList } from './AccountList.tsx';
import { NewAccount } from './NewAccount.tsx';
import { OpenAccount } from './OpenAccount.tsx';
import { PlansDialog } from './PlansDialog.tsx';

/** /a/accounts: the customers' accounts, what they ask for, and the one that is open (specification 2.4, ADMIN only). */
function AccountsScreen() {
  const [address, setAddress] = useSearchParams();
  const [shown, setShown] = useState<'plans' | 'new' | null>(null);
  const chosen = address.get('account');
  const open = (id: string | null) => setAddress(id ? { account: id } : {}, { replace: true });
  const close = () => setShown(null);
  useKeys({ n: () => setShown('new') });
  return (
    <Columns title={t('Accounts')}>
      <Column label={t('Accounts')} width={640} narrow={520}>
        <AccountList
          chosen={chosen}
          onChoose={open}
          onPlans={() => setShown('plans')}
          onNew={() => setShown('new')}
        />
      </Column>
      <Column label={t('Account')} sunken isIdle={!chosen}>
        {chosen ? (
          <OpenAccount key={chosen} id={chosen} onGone={() => open(null)} />
        ) : (
          <ColumnEmpty title={t('No account is open.')} text={t('Choose one from the list.')} />
        )}
      </Column>
      {shown === 'new' && (
        <NewAccount
          onClose={close}
          onMade={(id) => {
            close();
            open(id);
          }}
        />
      )}
      {shown === 'plans' && <PlansDialog onClose={close} />}
    </Columns>
  );
}

export { AccountsScreen as Component };
