import { t } from '../../../shared/text.ts';
import { Tag } from '../../../ui/parts/Tag.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { SecondLine } from '../../../ui/table/SecondLine.tsx';
import { roleName } from '../../accounts/roleName.ts';
import type { Person, StaffAccount } from '../contract.ts';
import { agoText } from './accountWords.ts';
import { PersonActions } from './PersonActions.tsx';

/** What is to be said of a person's access. */
function seenText({ isActive, isPending, sessions, lastSeenAt }: Person): string {
  if (!isActive) return t('deactivated');
  if (isPending) return t('invited, has not answered');
  const seen = agoText(lastSeenAt, new Date());
  return sessions > 0 ? t('{{seen}}, {{count}} sessions', { seen, count: sessions }) : seen;
}

/** The columns of the people of an account. */
export const peopleColumns = (account: StaffAccount): Column<Person>[] => [
  {
    key: 'person',
    title: t('Person'),
    sortBy: ({ lastName, firstName }) => `${lastName} ${firstName}`.toLowerCase(),
    cell: ({ firstName, lastName, email }) => (
      <>
        <b>{`${firstName} ${lastName}`.trim()}</b>
        <SecondLine>{email}</SecondLine>
      </>
    ),
  },
  {
    key: 'role',
    title: t('Role'),
    width: 110,
    cell: ({ role, hasFactor }) => (
      <>
        {roleName(role)}
        {hasFactor && (
          <SecondLine>
            <Tag>{t('Second factor')}</Tag>
          </SecondLine>
        )}
      </>
    ),
  },
  {
    key: 'seen',
    title: t('Last seen'),
    width: 180,
    sortBy: ({ lastSeenAt }) => lastSeenAt,
    sortsFirst: 'descending',
    cell: seenText,
  },
  {
    key: 'actions',
    title: t('Actions'),
    isTitleHidden: true,
    width: 64,
    onCard: 'corner',
    cell: (person) => <PersonActions account={account} person={person} />,
  },
];
