import { t } from '../../../../shared/text.ts';
import { reminderDate } from '../../../../shared/torontoDate.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { Column } from '../../../../ui/table/columns.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { SecondLine } from '../../../../ui/table/SecondLine.tsx';
import type { SignIn } from '../../../auth/contract.ts';
import { deviceName } from '../../../auth/deviceName.ts';

const METHODS = (): Record<SignIn['method'], string> => ({
  password: t('by password'),
  link: t('by emailed link'),
  setup: t('by setting a password'),
  reset: t('by a new password'),
  signOn: t('by single sign-on'),
});

const SHOWN_AT_FIRST = 10;

const COLUMNS = (): Column<SignIn>[] => [
  {
    key: 'name',
    title: t('Name'),
    sortBy: ({ fullName }) => fullName,
    cell: ({ fullName, method, userAgent, clientAddress }) => (
      <>
        <b>{fullName}</b>
        <SecondLine>
          {METHODS()[method]} · {deviceName(userAgent)} · {clientAddress}
        </SecondLine>
      </>
    ),
  },
  {
    key: 'at',
    title: t('When'),
    width: 220,
    sortBy: ({ at }) => at,
    sortsFirst: 'descending',
    cell: ({ at }) => reminderDate(at),
  },
  {
    key: 'outcome',
    title: t('Outcome'),
    width: 160,
    onCard: 'plain',
    sortBy: ({ succeeded }) => Number(succeeded),
    cell: ({ succeeded }) => (
      <Tag tone={succeeded ? 'green' : 'red'}>{succeeded ? t('Signed in') : t('Failed')}</Tag>
    ),
  },
];

/** Sign-ins and failed tries, newest first. */
export const SignInTable = ({ signIns }: { signIns: readonly SignIn[] }) => (
  <DataTable
    isInCard
    caption={t('Sign-in log')}
    columns={COLUMNS()}
    rows={signIns}
    rowKey={({ id }) => id}
    sort={{ by: 'at', direction: 'descending' }}
    atFirst={{ rows: SHOWN_AT_FIRST, label: () => t('Show more') }}
  />
);
