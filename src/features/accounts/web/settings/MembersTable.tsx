import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { Column } from '../../../../ui/table/columns.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { SecondLine } from '../../../../ui/table/SecondLine.tsx';
import type { Role } from '../../../identity/role.ts';
import type { AccountMember } from '../../contract.ts';
import { roleName } from '../../roleName.ts';
import { MemberActions } from './MemberActions.tsx';
import c from './Settings.module.css';

interface Props {
  accountId: string;
  members: readonly AccountMember[];
  /** The person who looks: nobody changes themselves here. */
  selfId: string;
  roles: readonly Role[];
  onChanged: () => void;
}

const nameOf = ({ firstName, lastName }: AccountMember): string => `${firstName} ${lastName}`.trim();

const stateOf = (member: AccountMember): string => {
  if (member.isPending) return t('Invited, no answer yet');
  if (!member.lastSignInAt) return t('Never signed in');
  return t('Last signed in {{date}}', { date: shortDate(member.lastSignInAt) });
};

const COLUMNS = ({ selfId, ...rest }: Omit<Props, 'members'>): Column<AccountMember>[] => [
  {
    key: 'name',
    title: t('Name'),
    sortBy: nameOf,
    cell: (member) => (
      <>
        <b>
          {nameOf(member)} {member.id === selfId && <span className={c.self}>{t('(you)')}</span>}
        </b>
        <SecondLine>{member.email}</SecondLine>
      </>
    ),
  },
  {
    key: 'state',
    title: t('State'),
    width: 250,
    onCard: 'plain',
    sortBy: ({ lastSignInAt }) => lastSignInAt,
    sortsFirst: 'descending',
    cell: (member) => (
      <span className={c.tags}>
        {stateOf(member)}
        {!member.isActive && <Tag tone="grey">{t('Deactivated')}</Tag>}
      </span>
    ),
  },
  {
    key: 'role',
    title: t('Role'),
    width: 140,
    onCard: 'plain',
    sortBy: ({ role }) => roleName(role),
    cell: ({ role }) => (
      <Tag tone={role === 'USER' || role === 'EDITOR' ? 'grey' : 'teal'}>{roleName(role)}</Tag>
    ),
  },
  {
    key: 'actions',
    title: t('Actions'),
    isTitleHidden: true,
    width: 66,
    onCard: 'corner',
    cell: (member) => member.id !== selfId && <MemberActions {...rest} member={member} />,
  },
];

/** The people of the account, with what its owner may do about them. */
export const MembersTable = ({ members, ...rest }: Props) => (
  <DataTable
    isInCard
    caption={t('Users')}
    columns={COLUMNS(rest)}
    rows={members}
    rowKey={({ id }) => id}
    isQuiet={({ isActive }) => !isActive}
  />
);
