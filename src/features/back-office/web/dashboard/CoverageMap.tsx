import { useState } from 'react';
import { Link } from 'react-router';
import { JURISDICTION_CODES, jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { Segments } from '../../../../ui/fields/Segments.tsx';
import { COVERAGE_VIEWS, type CoverageArea, type CoverageView } from '../../../editor/coverage.ts';
import { viewName } from '../../../editor/viewWords.ts';
import c from './CoverageMap.module.css';

/** How full a cell is, from 0 (nothing) to 5 (all). */
const stepOf = (count: number, of: number): number =>
  count === 0 ? 0 : count >= of ? 5 : Math.max(1, Math.min(4, Math.ceil((count / of) * 5) - 1));

interface CellProps {
  area: CoverageArea;
  cell: CoverageArea['cells'][number];
  view: CoverageView;
}

function Cell({ area, cell, view }: CellProps) {
  if (!cell.applies) {
    return (
      <td className={c.none}>
        <span aria-hidden>–</span>
        <span className={c.hidden}>{t('does not apply')}</span>
      </td>
    );
  }
  const count = cell.counts[view];
  const query = new URLSearchParams({ area: area.id, jurisdiction: cell.jurisdiction, view });
  return (
    <td>
      <Link
        to={`/a/data?${query}`}
        className={c.cell}
        data-step={stepOf(count, area.groups)}
        aria-label={t('{{count}} of {{groups}}, {{area}}, {{jurisdiction}}', {
          count,
          groups: area.groups,
          area: area.name,
          jurisdiction: jurisdictionName(cell.jurisdiction),
        })}
      >
        {count}
      </Link>
    </td>
  );
}

/** The library as a map, area by jurisdiction: a table whose cells are as dark as they are full, and lead to what is behind them. */
export function CoverageMap({ areas }: { areas: readonly CoverageArea[] }) {
  const [view, setView] = useState<CoverageView>('published');
  return (
    <section className={c.card} aria-labelledby="coverage">
      <div className={c.head}>
        <h2 id="coverage">{t('Coverage')}</h2>
        <div className={c.views}>
          <Segments
            label={t('What is counted')}
            value={view}
            onChange={setView}
            data={COVERAGE_VIEWS.map((value) => ({ value, label: viewName(value) }))}
          />
        </div>
        <p className={c.legend}>
          0%
          {[0, 1, 2, 3, 4, 5].map((step) => (
            <span key={step} className={c.cell} data-step={step} aria-hidden />
          ))}
          100% <span>{t('– does not apply')}</span>
        </p>
      </div>
      <div className={c.scroll}>
        <table>
          <caption className={c.hidden}>
            {t('Provisions by area and jurisdiction: {{view}}', { view: viewName(view) })}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className={c.hidden}>{t('Area')}</span>
              </th>
              {JURISDICTION_CODES.map((code) => (
                <th key={code} scope="col">
                  <abbr title={jurisdictionName(code)}>{code}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => (
              <tr key={area.id}>
                <th scope="row">
                  {area.name} <span>{area.groups}</span>
                </th>
                {area.cells.map((cell) => (
                  <Cell key={cell.jurisdiction} area={area} cell={cell} view={view} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
