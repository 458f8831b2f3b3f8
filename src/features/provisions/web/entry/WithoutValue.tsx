import { t } from '../../../../shared/text.ts';
import type { TypedValue } from '../../contract.ts';
import { stateWords } from '../../valueText.ts';
import c from './TypedValues.module.css';

const labels = (values: readonly TypedValue[]): string => values.map(({ label }) => label).join('; ');

/** The questions to which the law gives no figure, by why: never left out, so that nobody has to guess. */
export function WithoutValue({ values }: { values: readonly TypedValue[] }) {
  const of = (state: TypedValue['state']) => values.filter((value) => value.state === state);
  const unknown = of('unknown');
  if (values.length === 0) return null;
  return (
    <dl className={c.without}>
      {(['none', 'not-applicable'] as const).map(
        (state) =>
          of(state).length > 0 && (
            <div key={state}>
              <dt>{stateWords(state)}</dt>
              <dd>{labels(of(state))}</dd>
            </div>
          ),
      )}
      {unknown.length > 0 && (
        <div>
          <dt>{stateWords('unknown')}</dt>
          <dd>
            <details>
              <summary>{labels(unknown)}</summary>
              {unknown.map(({ key, label, why }) => (
                <p key={key}>{why ? t('{{label}}: {{why}}', { label, why }) : label}</p>
              ))}
            </details>
          </dd>
        </div>
      )}
    </dl>
  );
}
