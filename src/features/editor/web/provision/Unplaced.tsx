import { t } from '../../../../shared/text.ts';
import c from './ProvisionPane.module.css';

/** Findings that are about no value: sections, standing, plain language. */
export const Unplaced = ({
  findings,
}: {
  findings: readonly { key?: string; message: string; severity: string; rule: string }[];
}) => {
  const rest = findings.filter(({ key }) => !key);
  if (rest.length === 0) return null;
  return (
    <section className={c.unplaced} aria-label={t('Findings')}>
      <h2>{t('Findings')}</h2>
      <ul>
        {rest.map(({ message, severity, rule }) => (
          <li key={`${rule} ${message}`} data-severity={severity}>
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
};
