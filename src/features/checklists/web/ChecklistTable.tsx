import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useMemo } from 'react';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { ChecklistRequirement } from '../contract.ts';
import { CHECKLIST_STATUSES } from '../rules.ts';
import c from './Checklists.module.css';
import { DueCell } from './DueCell.tsx';
import { OwnerCell } from './OwnerCell.tsx';
import { RequirementCell } from './RequirementCell.tsx';
import { StatusButton } from './StatusButton.tsx';
import type { StatusButtonProps } from './statusLook.ts';

type Row = ChecklistRequirement;
type Key = 'status' | 'requirement' | 'type' | 'area' | 'owner' | 'due' | 'updated' | 'details';

interface ColumnProps extends Pick<StatusButtonProps, 'onStatus' | 'onOpen'> {
  today: string;
}

/** What does not apply comes after what does. */
const rankOf = ({ status, notApplicable }: Row): number =>
  notApplicable ? CHECKLIST_STATUSES.length : CHECKLIST_STATUSES.indexOf(status);

const updatedOn = ({ lastUpdated, lastUpdatedBy }: Row): ReactNode =>
  lastUpdated && (
    <span className={c.when}>
      {shortDate(lastUpdated)}
      <small>{lastUpdatedBy ?? t('to be done again')}</small>
    </span>
  );

interface DetailsButtonProps extends Pick<ColumnProps, 'onOpen'> {
  requirement: Row;
}

const DetailsButton = ({ requirement: { id, requirement }, onOpen }: DetailsButtonProps) => (
  <button
    type="button"
    className={c.details}
    data-opener
    aria-label={t('Details: {{requirement}}', { requirement })}
    onClick={() => onOpen(id)}
  />
);

const columnsOf = ({ onStatus, onOpen, today }: ColumnProps): Column<Row, Key>[] => [
  {
    key: 'status',
    title: t('Status'),
    width: 178,
    sortBy: rankOf,
    cell: (row) => <StatusButton requirement={row} onStatus={onStatus} onOpen={onOpen} />,
  },
  {
    key: 'requirement',
    title: t('Requirement'),
    onCard: 'plain',
    cell: (row) => <RequirementCell requirement={row} />,
  },
  {
    key: 'type',
    title: t('Type of Requirement'),
    width: 170,
    sortBy: ({ requirementType }) => requirementType,
    cell: ({ requirementType }) => t(requirementType),
  },
  {
    key: 'area',
    title: t('Area of Law'),
    width: 150,
    sortBy: ({ area }) => area.name,
    cell: ({ area }) => area.name,
  },
  {
    key: 'owner',
    title: t('Owner'),
    width: 108,
    cell: (row) => <OwnerCell requirement={row} onOpen={onOpen} />,
  },
  {
    key: 'due',
    title: t('Due'),
    width: 112,
    cell: (row) => <DueCell requirement={row} today={today} />,
  },
  {
    key: 'updated',
    title: t('Last Updated'),
    width: 132,
    sortBy: ({ lastUpdated }) => lastUpdated,
    sortsFirst: 'descending',
    cell: updatedOn,
  },
  {
    key: 'details',
    title: t('Details'),
    isTitleHidden: true,
    width: 52,
    onCard: 'corner',
    cell: (row) => <DetailsButton requirement={row} onOpen={onOpen} />,
  },
];

interface Props extends ColumnProps {
  /** By area name and then type, as the server gives them: what is equal by a column keeps that order. */
  requirements: readonly Row[];
  /** The requirement whose drawer is open. */
  openId: string | null;
  /** Names what of which checklist is listed. */
  list: string;
  filters: ReactNode;
  empty: ReactNode;
  awaited: ReactNode;
  isBusy: boolean;
}

/** The requirements, one a row (specification 2.12). On narrow tables owner and due date are in the drawer alone. */
export function ChecklistTable({ requirements, onStatus, onOpen, today, openId, list, ...rest }: Props) {
  const isNarrow = useMediaQuery('(min-width: 66.25em) and (max-width: 74.99em)', false, {
    getInitialValueInEffect: false,
  });
  const columns = useMemo(
    () =>
      columnsOf({ onStatus, onOpen, today }).filter(
        ({ key }) => !isNarrow || (key !== 'owner' && key !== 'due'),
      ),
    [onStatus, onOpen, today, isNarrow],
  );
  return (
    <DataTable
      caption={t('Requirements')}
      columns={columns}
      rows={requirements}
      rowKey={({ id }) => id}
      sort={{ by: 'area', direction: 'ascending' }}
      opensRows
      isOpen={({ id }) => id === openId}
      isQuiet={({ isRetired }) => isRetired}
      longList={list}
      {...rest}
    />
  );
}
