import { t } from '../../../../shared/text.ts';
import c from './Things.module.css';

type Fields = Record<string, unknown>;

interface Props {
  /** As it was when the form was opened, and as it is by now. */
  opened: Fields;
  now: Fields;
  /** What the fields are called. */
  labels: Record<string, string>;
}

const asText = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? t('empty')
    : Array.isArray(value)
      ? value.map(asText).join(', ')
      : typeof value === 'object'
        ? Object.values(value).filter(Boolean).join(' ')
        : String(value);

/** What somebody else changed while the form was open: nothing of theirs is overwritten unseen, and nothing typed is lost. */
export function TheirChanges({ opened, now, labels }: Props) {
  const changed = Object.keys(labels).filter(
    (field) => JSON.stringify(opened[field]) !== JSON.stringify(now[field]),
  );
  if (changed.length === 0) return null;
  return (
    <div className={c.theirs} role="alert">
      {t('Somebody else changed this meanwhile. Saving now replaces it by what stands here:')}
      <ul>
        {changed.map((field) => (
          <li key={field}>
            {labels[field]}: {asText(now[field])}
          </li>
        ))}
      </ul>
    </div>
  );
}
