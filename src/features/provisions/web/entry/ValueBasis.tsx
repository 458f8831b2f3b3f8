import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { TypedValue } from '../../contract.ts';
import { Citations } from './Citations.tsx';

/** What one figure rests on, where that is not what its provision rests on. */
export function ValueBasis({ of: { source, cites } }: { of: Pick<TypedValue, 'source' | 'cites'> }) {
  if (!source && cites.length === 0) return null;
  return (
    <small>
      {cites.length > 0 && <Citations of={cites} />}
      {cites.length > 0 && source && '; '}
      {source &&
        (source.url ? (
          <a href={source.url} target="_blank" rel="noreferrer">
            {source.name}
          </a>
        ) : (
          source.name
        ))}
      {source?.checked && t(', read on {{date}}', { date: shortDate(source.checked) })}
    </small>
  );
}
