import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import c from './MatrixGrid.module.css';

interface Props {
  columns: readonly JurisdictionCode[];
  home: JurisdictionCode | null;
}

/** The head of the grid: a column for the fields, and one for each jurisdiction. */
export const GridHead = ({ columns, home }: Props) => (
  <thead>
    <tr>
      <th scope="col" data-col="0" tabIndex={-1} className={c.field}>
        {t('Field')}
      </th>
      {columns.map((code) => (
        <th
          key={code}
          scope="col"
          data-col={code}
          data-column={code}
          tabIndex={-1}
          data-home={code === home || undefined}
        >
          <span className={c.head}>
            <b aria-hidden>{code}</b>
            {code === home && <em>{t('Home')}</em>}
          </span>
          {jurisdictionName(code)}
        </th>
      ))}
    </tr>
  </thead>
);
