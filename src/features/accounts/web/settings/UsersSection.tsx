import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import { Card } from '../../../../ui/parts/Card.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { ContactUs } from '../trial/ContactUs.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MembersTable } from './MembersTable.tsx';
import { membersQuery } from './queries.ts';

/** /m/settings/users: who uses the account, and how many more may. */
export function UsersSection() {
  const user = useCurrentUser();
  const query = useQuery(membersQuery(user.account.id));
  const refresh = () => void query.refetch();
  return (
    <Loaded query={query} skeleton={320} failed={t('This could not be loaded.')}>
      {({ members, seats, mayInvite, roles }) => {
        const taken = members.filter(({ isActive }) => isActive).length;
        return (
          <>
            <Card
              title={t('Users')}
              line={t('{{taken}} of {{count}} seats are taken.', { taken, count: seats })}
            >
              <MembersTable
                accountId={user.account.id}
                members={members}
                selfId={user.id}
                roles={roles}
                onChanged={refresh}
              />
            </Card>
            {!mayInvite && (
              <Callout tone="teal" action={<ContactUs />}>
                {t('A free trial has 1 user account. A paid subscription has more.')}
              </Callout>
            )}
            {mayInvite && taken >= seats && (
              <Callout tone="grey">
                {t('All seats are taken. Deactivate somebody, or contact us about more seats.')}
              </Callout>
            )}
            {mayInvite && taken < seats && (
              <InviteForm accountId={user.account.id} roles={roles} onInvited={refresh} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}
