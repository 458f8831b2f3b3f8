import { useQuery } from '@tanstack/react-query';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { restsOn } from '../../../provisions/evidenceText.ts';
import { valueLines } from '../../../provisions/valueText.ts';
import type { Cell, Group } from '../../schemas.ts';
import { groupQuery } from '../api.ts';
import { MarkIcon } from '../tree/MarkIcon.tsx';
import { useOpenCell } from '../tree/useOpenCell.ts';
import c from './Strip.module.css';

const month = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-CA', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** "$17.95" of a number field; its unit is said once, in the pane of values. */
const shown = (value: number, unit: string | null): string => {
  const [words = ''] = valueLines({ value, unit });
  return unit?.startsWith('CAD') ? (words.split(' ')[0] ?? words) : words;
};

interface Props {
  groupId: string;
  jurisdiction: JurisdictionCode;
}

/** The 14 jurisdictions of the group side by side. `Alt` with the arrows moves along it. */
export function Strip({ groupId, jurisdiction }: Props) {
  const group = useQuery(groupQuery(groupId));
  const openCell = useOpenCell();
  const open = (code: (typeof JURISDICTION_CODES)[number]) => {
    const { data } = group;
    if (data) openCell({ groupId, areaId: data.area.id, topicId: data.topic.id, code });
  };
  const move = (by: number) => () => {
    const applies =
      group.data?.cells.filter(({ mark }) => mark !== 'none').map((cell) => cell.jurisdiction) ?? [];
    const next = applies[applies.indexOf(jurisdiction) + by];
    if (next) open(next);
  };
  useKeys({ 'alt+ArrowLeft': move(-1), 'alt+ArrowRight': move(1) });
  return (
    <nav className={c.strip} aria-label={t('Jurisdictions of this group')}>
      {group.error && !group.data && (
        <p className={c.failed} role="alert">
          {t('The jurisdictions of this group could not be loaded.')}{' '}
          <LinkButton onClick={() => void group.refetch()}>{t('Try again')}</LinkButton>
        </p>
      )}
      {group.data
        ? group.data.cells.map((cell) => (
            <CellButton
              key={cell.jurisdiction}
              cell={cell}
              group={group.data}
              isOpen={cell.jurisdiction === jurisdiction}
              onOpen={() => open(cell.jurisdiction)}
            />
          ))
        : !group.error &&
          JURISDICTION_CODES.map((code) => (
            <span key={code} className={c.cell}>
              <span className={c.code}>{code}</span>
            </span>
          ))}
    </nav>
  );
}

interface CellProps {
  cell: Cell;
  group: Group;
  isOpen: boolean;
  onOpen: () => void;
}

function CellButton({ cell, group, isOpen, onOpen }: CellProps) {
  const { jurisdiction, mark, value, draftValue, verification } = cell;
  const unit = group.field?.unit ?? null;
  const isChanged = draftValue !== null && draftValue !== value?.value;
  return (
    <button
      type="button"
      className={c.cell}
      aria-current={isOpen ? 'page' : undefined}
      disabled={mark === 'none'}
      onClick={onOpen}
    >
      <span className={c.code}>
        {jurisdiction} {mark !== 'none' && <MarkIcon mark={mark} />}
      </span>
      {group.field ? (
        <>
          {isChanged ? (
            <ins className={c.ins}>{shown(draftValue, unit)}</ins>
          ) : (
            <span className={c.value}>
              {typeof value?.value === 'number' ? shown(value.value, unit) : '–'}
            </span>
          )}
          <span className={c.month}>{value?.from ? month(value.from) : ''}</span>
        </>
      ) : (
        <span className={c.month}>{verification ? restsOn(verification) : '–'}</span>
      )}
    </button>
  );
}
