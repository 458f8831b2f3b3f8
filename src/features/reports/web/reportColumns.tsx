import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Tag } from '../../../ui/parts/Tag.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import type { Report } from '../contract.ts';
import { ReportMenu } from './ReportMenu.tsx';
import c from './reportColumns.module.css';
import { reportPath } from './reportPath.ts';

const ownerOf = ({ isOwn, ownerName }: Report): string => (isOwn ? t('You') : ownerName);

/** What the list of reports says of each; its name opens it. */
export const reportColumns = (): Column<Report>[] => [
  {
    key: 'name',
    title: t('Name'),
    sortBy: ({ name }) => name,
    cell: (report) => (
      <span className={c.name}>
        <Link to={reportPath(report.id)}>{report.name}</Link>
        {report.isShared && (
          <Tag tone={report.isOwn ? 'teal' : 'grey'} icon={<IconUsers size={13} aria-hidden />}>
            {report.isOwn ? t('Shared') : t('Shared with you')}
          </Tag>
        )}
      </span>
    ),
  },
  { key: 'owner', title: t('Owner'), width: 170, sortBy: ownerOf, cell: ownerOf },
  {
    key: 'held',
    title: t('Provisions'),
    width: 130,
    onCard: 'plain',
    sortBy: ({ provisions }) => provisions.length,
    sortsFirst: 'descending',
    cell: ({ provisions }) => t('{{count}} provisions', { count: provisions.length }),
  },
  {
    key: 'changed',
    title: t('Last change'),
    width: 130,
    sortBy: ({ updatedAt }) => updatedAt,
    sortsFirst: 'descending',
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{shortDate(updatedAt)}</time>,
  },
  {
    key: 'actions',
    title: t('Actions'),
    isTitleHidden: true,
    width: 62,
    onCard: 'corner',
    cell: (report) => <ReportMenu report={report} />,
  },
];
