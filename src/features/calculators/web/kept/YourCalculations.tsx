import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { offeredCalculator } from '../calculatorList.ts';
import { addressOf, keptQuery } from './keptCalculations.ts';

/** As many as stand beside the calculators. */
const SHOWN = 5;

/** The last calculations that the person keeps; nothing while there are none. */
export function YourCalculations() {
  const { data = [] } = useQuery(keptQuery);
  if (data.length === 0) return null;
  return (
    <>
      <h2>{t('Your calculations')}</h2>
      <ul>
        {data.slice(0, SHOWN).map((row) => (
          <li key={row.id}>
            <div>
              <Link to={addressOf(row)}>{row.name}</Link>
              <br />
              <small>
                {[
                  offeredCalculator(row.calculator)?.title,
                  row.reading.jurisdictions.join(', '),
                  shortDate(row.createdAt),
                ].join(' · ')}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
