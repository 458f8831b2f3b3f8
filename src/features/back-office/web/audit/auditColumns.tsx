import { t } from '../../../../shared/text.ts';
import { reminderDate } from '../../../../shared/torontoDate.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import type { Column } from '../../../../ui/table/columns.ts';
import { SecondLine } from '../../../../ui/table/SecondLine.tsx';
import { actionText, kindText } from '../../auditWords.ts';
import type { AuditLine, AuditOrder } from '../../contract.ts';
import c from './AuditScreen.module.css';

/** The columns of the log. `opened`: the lines whose details are shown. */
export const auditColumns = (
  opened: ReadonlySet<string>,
  toggle: (id: string) => void,
): Column<AuditLine, AuditOrder>[] => [
  {
    key: 'action',
    title: t('What'),
    isSortable: true,
    cell: ({ id, action }) => (
      <LinkButton className={c.action} aria-expanded={opened.has(id)} onClick={() => toggle(id)}>
        {actionText(action)}
      </LinkButton>
    ),
  },
  {
    key: 'thing',
    title: t('Thing'),
    isSortable: true,
    cell: ({ thing }) => (
      <>
        {thing.name ?? thing.id}
        <SecondLine>{kindText(thing.kind)}</SecondLine>
      </>
    ),
  },
  {
    key: 'person',
    title: t('Who'),
    width: 240,
    isSortable: true,
    cell: ({ person }) => <span className={c.person}>{person}</span>,
  },
  {
    key: 'at',
    title: t('When'),
    width: 258,
    isSortable: true,
    sortsFirst: 'descending',
    cell: ({ at }) => reminderDate(at),
  },
];
