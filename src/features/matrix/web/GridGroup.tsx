import { memo, useState } from 'react';
import { Link } from 'react-router';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { permalinkPath } from '../../provisions/permalink.ts';
import { sectionsText } from '../../provisions/sectionsText.ts';
import { withDay } from '../../provisions/withDay.ts';
import type { MatrixGroup, MatrixProvision } from '../contract.ts';
import type { MatrixRow } from '../rows.ts';
import { GridRow } from './GridRow.tsx';
import { Mark } from './Marks.tsx';
import c from './MatrixGrid.module.css';
import type { ShownGroup } from './useMatrix.ts';

const sectionsOf = ({ acts, regulations }: MatrixProvision): string =>
  [...acts, ...regulations].flatMap(({ sections }) => (sections ? [sectionsText(sections)] : [])).join('; ');

/** The sections of a group in one column, which lead to the provision. */
function SectionCell({
  group,
  provision,
  on,
}: {
  group: MatrixGroup;
  provision: MatrixProvision | undefined;
  on: string | null;
}) {
  if (!provision) return null;
  const sections = sectionsOf(provision);
  const isChanging = provision.upcomingChanges.length > 0;
  return (
    <>
      <Link
        to={withDay(permalinkPath({ ...provision, area: group.area, topic: group.topic }), on)}
        className={sections ? undefined : c.noSection}
        tabIndex={-1}
        aria-label={t('{{name}}, {{jurisdiction}}: {{sections}}', {
          name: group.name,
          jurisdiction: provision.jurisdictionName,
          sections: sections || t('Section not known'),
        })}
      >
        {sections || t('Section not known')}
      </Link>
      {isChanging && (
        <span className={c.changing} title={t('Change coming')}>
          <Mark name="clock" />
          <span className={c.hidden}>{t('Change coming')}</span>
        </span>
      )}
    </>
  );
}

interface HeadProps {
  group: MatrixGroup;
  columns: readonly JurisdictionCode[];
  home: JurisdictionCode | null;
  on: string | null;
  isOpen: boolean;
  onToggle: () => void;
}

/** The name of a group, which opens and closes it, and its sections in each column. */
function GroupHead({ group, columns, home, on, isOpen, onToggle }: HeadProps) {
  const byCode = new Map(group.provisions.map((provision) => [provision.jurisdiction, provision]));
  return (
    <tr className={c.groupRow}>
      <th scope="rowgroup" data-col="0" tabIndex={-1} className={c.field}>
        <button type="button" aria-expanded={isOpen} onClick={onToggle} tabIndex={-1}>
          <i data-open={isOpen || undefined} aria-hidden />
          {group.name}
        </button>
      </th>
      {columns.map((code) => (
        <td key={code} data-col={code} tabIndex={-1} data-home={code === home || undefined}>
          <SectionCell group={group} provision={byCode.get(code)} on={on} />
        </td>
      ))}
    </tr>
  );
}

interface GroupProps {
  shown: ShownGroup;
  /** So many of its rows stand so far. */
  drawn: number;
  columns: readonly JurisdictionCode[];
  home: JurisdictionCode | null;
  /** So many columns, home included, are drawn whole. */
  whole: number;
  fold: boolean;
  on: string | null;
  onOverTime: (row: MatrixRow) => void;
}

/** The rows of a provision group below its name, with the sections of each jurisdiction. */
export const GridGroup = memo(function GridGroup(props: GroupProps) {
  const { shown, drawn, columns, home, whole, fold, on, onOverTime } = props;
  const { group, rows } = shown;
  const [isOpen, setOpen] = useState(true);
  const [isUnfolded, setUnfolded] = useState(false);
  const same = fold && !isUnfolded ? rows.filter(({ isSame }) => isSame) : [];
  const drawnRows = rows.slice(0, drawn).filter((row) => !same.includes(row));
  return (
    <tbody>
      <GroupHead {...{ group, columns, home, on, isOpen }} onToggle={() => setOpen(!isOpen)} />
      {isOpen && rows.length === 0 && (
        <tr>
          <td className={c.field} data-col="0" tabIndex={-1}>
            <span className={c.muted}>
              {group.fields.length === 0
                ? t('No figures are kept for this provision')
                : t('None of the rows chosen is of this provision')}
            </span>
          </td>
          {columns.map((code) => (
            <td key={code} data-home={code === home || undefined} />
          ))}
        </tr>
      )}
      {isOpen &&
        drawnRows.map((row) => <GridRow key={row.id} {...{ row, columns, home, whole, onOverTime }} />)}
      {isOpen && same.length > 0 && (
        <tr className={c.foldRow}>
          <td className={c.field} data-col="0" tabIndex={-1} colSpan={columns.length + 1}>
            <button type="button" onClick={() => setUnfolded(true)} tabIndex={-1}>
              {t('{{count}} rows are the same everywhere', { count: same.length })}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  );
});
