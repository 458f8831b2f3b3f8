import { ActionIcon, Button } from '@mantine/core';
import { IconCalculator, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Page, PageBody, PageHead } from '../../../../ui/shell/Page.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Empty } from '../../../../ui/state/StateCard.tsx';
import type { Column } from '../../../../ui/table/columns.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../../../ui/table/TableSkeleton.tsx';
import { MyInfoTabs } from '../../../notes/web/MyInfoTabs.tsx';
import type { KeptCalculation } from '../../keptContract.ts';
import { offeredCalculator } from '../calculatorList.ts';
import { addressOf, keptQuery, useForgetCalculation } from './keptCalculations.ts';

function Forget({ row: { id, name } }: { row: KeptCalculation }) {
  const forget = useForgetCalculation();
  return (
    <ActionIcon
      aria-label={t('Delete {{name}}', { name })}
      loading={forget.isPending}
      onClick={() => forget.mutate(id)}
    >
      <IconTrash size={17} aria-hidden />
    </ActionIcon>
  );
}

const columns = (): Column<KeptCalculation>[] => [
  {
    key: 'name',
    title: t('Name'),
    sortBy: ({ name }) => name,
    cell: (row) => <Link to={addressOf(row)}>{row.name}</Link>,
  },
  {
    key: 'calculator',
    title: t('Calculator'),
    cell: ({ calculator }) => offeredCalculator(calculator)?.title ?? calculator,
  },
  {
    key: 'places',
    title: t('Jurisdictions'),
    width: 130,
    cell: ({ reading }) => reading.jurisdictions.join(', '),
  },
  {
    key: 'entries',
    title: t('Entries'),
    width: 120,
    cell: ({ entered }) => (entered ? t('Kept') : t('Not kept')),
  },
  {
    key: 'kept',
    title: t('Kept on'),
    width: 140,
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => shortDate(createdAt),
  },
  {
    key: 'actions',
    title: t('Actions'),
    isTitleHidden: true,
    width: 56,
    onCard: 'corner',
    cell: (row) => <Forget row={row} />,
  },
];

/** /m/my/calculations: the calculations that the person keeps. */
function CalculationsScreen() {
  const query = useQuery(keptQuery);
  return (
    <Page title={t('My Info')}>
      <PageHead
        title={t('My Info')}
        line={query.data && t('{{count}} calculations', { count: query.data.length })}
      />
      <MyInfoTabs />
      <PageBody>
        <Loaded
          query={query}
          skeleton={<TableSkeleton rows={3} />}
          failed={t('Your calculations could not be loaded.')}
          empty={
            <Empty
              icon={IconCalculator}
              title={t('You keep no calculations yet')}
              text={t('Use “Keep” on any calculator. What you entered is kept only if you ask for it.')}
              action={
                <Button component={Link} to="/m/calculators" variant="default" size="compact-sm">
                  {t('Open the calculators')}
                </Button>
              }
            />
          }
        >
          {(list) => (
            <DataTable
              caption={t('Calculations')}
              columns={columns()}
              rows={list}
              rowKey={({ id }) => id}
              sort={{ by: 'kept', direction: 'descending' }}
            />
          )}
        </Loaded>
      </PageBody>
    </Page>
  );
}

export { CalculationsScreen as Component };
