import { IconCheck, IconClockHour4, IconTrash } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { Tag } from '../../../ui/parts/Tag.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { SecondLine } from '../../../ui/table/SecondLine.tsx';
import { billingText } from '../../subscriptions/billing.ts';
import type { AccountOrder, AccountRow } from '../contract.ts';
import c from './Accounts.module.css';
import { agoText, STATE_TONES, stateText } from './accountWords.ts';

const ICONS = { paid: IconCheck, trial: IconClockHour4, ending: IconClockHour4 } as const;

/** How an account stands; a wish to be deleted goes before everything else. */
function AccountTag({ state, isDeletionAsked }: Pick<AccountRow, 'state' | 'isDeletionAsked'>) {
  if (isDeletionAsked) {
    return (
      <Tag tone="red" icon={<IconTrash size={13} aria-hidden />}>
        {t('Deletion asked')}
      </Tag>
    );
  }
  const Icon = state === 'expired' ? null : ICONS[state];
  return (
    <Tag tone={STATE_TONES[state]} icon={Icon && <Icon size={13} aria-hidden />}>
      {stateText(state)}
    </Tag>
  );
}

/** What it has and how that is paid; how large it is where it pays nothing. */
function secondLine({ plan, billing, size }: Pick<AccountRow, 'plan' | 'billing' | 'size'>): string {
  const paid = billing && billingText(billing);
  return [plan, plan ? paid?.toLowerCase() : paid, paid ? null : size].filter(Boolean).join(', ');
}

/** The columns of the list. */
export const accountColumns = (onChoose: (id: string) => void): Column<AccountRow, AccountOrder>[] => [
  {
    key: 'name',
    title: t('Account'),
    isSortable: true,
    cell: ({ id, name, plan, billing, size }) => (
      <>
        <LinkButton className={c.name} onClick={() => onChoose(id)}>
          {name}
        </LinkButton>
        <SecondLine>{secondLine({ plan, billing, size })}</SecondLine>
      </>
    ),
  },
  {
    key: 'state',
    title: t('Status'),
    width: 136,
    isSortable: true,
    cell: (row) => <AccountTag {...row} />,
  },
  {
    key: 'until',
    title: t('Until'),
    width: 120,
    isSortable: true,
    cell: ({ until }) => until && shortDate(until),
  },
  {
    key: 'seats',
    title: t('Seats'),
    width: 96,
    isSortable: true,
    sortsFirst: 'descending',
    cell: ({ people, seats }) => t('{{people}} of {{count}}', { people, count: seats }),
  },
  {
    key: 'seen',
    title: t('Last seen'),
    width: 108,
    isSortable: true,
    sortsFirst: 'descending',
    cell: ({ lastSeenAt }) => agoText(lastSeenAt, new Date()),
  },
];
