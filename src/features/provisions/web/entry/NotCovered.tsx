import { t } from '../../../../shared/text.ts';
import type { CoverageLimit } from '../../contract.ts';
import c from './ProvisionEntry.module.css';

/** Whom the law does not cover, or by another rule; folded away, because it is the same for many provisions. */
export function NotCovered({ limits }: { limits: readonly CoverageLimit[] }) {
  if (limits.length === 0) return null;
  return (
    <details className={c.notCovered}>
      <summary>{t('Who is not covered')}</summary>
      <ul>
        {limits.map(({ kind, text, open }) => (
          <li key={`${kind} ${text}`}>
            {text} {open && <small>{t('Not fully confirmed: {{open}}', { open })}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}
