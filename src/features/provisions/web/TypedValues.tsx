import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import type { TypedValue } from '../contract.ts';
import c from './TypedValues.module.css';
import { valueLines } from './valueText.ts';

const since = ({ from, to }: TypedValue): string => {
  if (from && to) return t('{{from}} to {{to}}', { from: shortDate(from), to: shortDate(to) });
  if (from) return t('since {{date}}', { date: shortDate(from) });
  return to ? t('until {{date}}', { date: shortDate(to) }) : '';
};

/** The figures of a provision, one line each, folded away until asked for. */
export function TypedValues({ values }: { values: readonly TypedValue[] }) {
  if (values.length === 0) return null;
  return (
    <details className={c.details}>
      <summary>{t('At a glance')}</summary>
      <table>
        <tbody>
          {values.map((value) => (
            <tr key={`${value.key} ${value.from}`}>
              <th scope="row">{value.label}</th>
              <td>
                {valueLines(value).map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </td>
              <td>{since(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
