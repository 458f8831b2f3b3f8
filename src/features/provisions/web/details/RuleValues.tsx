import type { RuleValue } from '../../contract.ts';
import { valueLines } from '../../valueText.ts';
import c from '../entry/TypedValues.module.css';

/** The numbers of a special rule, each with what it is. */
export function RuleValues({ values }: { values: readonly RuleValue[] }) {
  if (values.length === 0) return null;
  return (
    <div className={c.under}>
      <dl className={c.figures}>
        {values.map((value) => (
          <div key={`${value.label} ${value.value}`}>
            <dt>{value.label}</dt>
            <dd>{valueLines(value).join('; ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
