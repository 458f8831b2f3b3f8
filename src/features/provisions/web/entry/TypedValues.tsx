import { t } from '../../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import type { TypedValue } from '../../contract.ts';
import { valueLines } from '../../valueText.ts';
import { FigureTimeline } from '../day/FigureTimeline.tsx';
import { hasTimeline } from '../day/timeline.ts';
import { type Figure, figuresOn, splitFigures } from './figures.ts';
import c from './TypedValues.module.css';
import { ValueBasis } from './ValueBasis.tsx';
import { WithoutValue } from './WithoutValue.tsx';

const span = ({ from, to }: TypedValue): string => {
  if (from && to) return t('{{from}} to {{to}}', { from: shortDate(from), to: shortDate(to) });
  if (from) return t('since {{date}}', { date: shortDate(from) });
  return to ? t('until {{date}}', { date: shortDate(to) }) : '';
};

const lines = (value: TypedValue) => valueLines(value).map((line) => <div key={line}>{line}</div>);

function FigureLines({ figure, today }: { figure: Figure; today: string }) {
  const rows = [...figure.coming, ...figure.now, ...figure.earlier];
  return (
    <div>
      <dt>{figure.label}</dt>
      {figure.now.map((value) => (
        <dd key={value.from}>
          {lines(value)}
          {span(value) && <small>{span(value)}</small>}
          {value.why && <small>{value.why}</small>}
          <ValueBasis of={value} />
        </dd>
      ))}
      {figure.coming.map((value) => (
        <dd key={value.from} className={c.coming}>
          {lines(value)}
          {value.from && <small>{t('from {{date}}', { date: shortDate(value.from) })}</small>}
        </dd>
      ))}
      {figure.now.length + figure.coming.length === 0 && (
        <dd>
          <small>
            {figure.earlier[0]?.to && t('Ended {{date}}', { date: shortDate(figure.earlier[0].to) })}
          </small>
        </dd>
      )}
      {figure.earlier.length > 0 && (
        <dd>
          <details className={c.earlier}>
            <summary>{t('Earlier')}</summary>
            {hasTimeline(rows) ? (
              <FigureTimeline label={figure.label} rows={rows} day={today} today={today} />
            ) : (
              figure.earlier.map((value) => (
                <div key={value.from}>
                  {valueLines(value).join(', ')} <small>{span(value)}</small>
                </div>
              ))
            )}
          </details>
        </dd>
      )}
    </div>
  );
}

/** In a column beside the text, in columns below it, or below it and folded away until asked for. */
export type ValuesPlace = 'beside' | 'below' | 'folded';

interface Props {
  values: readonly TypedValue[];
  place: ValuesPlace;
}

/** The figures of a provision, each with the days for which it holds. */
export function TypedValues({ values, place }: Props) {
  if (values.length === 0) return null;
  const today = torontoDay(new Date());
  const { valued, stateOnly } = splitFigures(figuresOn(values, today));
  const figures = (
    <>
      <dl className={c.figures}>
        {valued.map((figure) => (
          <FigureLines key={figure.key} figure={figure} today={today} />
        ))}
      </dl>
      <WithoutValue values={stateOnly} />
    </>
  );
  if (place === 'folded') {
    return (
      <details className={c.details}>
        <summary>{t('At a glance')}</summary>
        {figures}
      </details>
    );
  }
  return <div className={place === 'beside' ? c.beside : c.under}>{figures}</div>;
}
