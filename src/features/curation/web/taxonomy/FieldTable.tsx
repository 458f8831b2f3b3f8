import { t } from '../../../../shared/text.ts';
import type { WrittenField } from '../../fieldKinds.ts';
import things from '../parts/Things.module.css';
import { protectsWord, thresholdWord, typeWord } from './placeWords.ts';
import c from './Taxonomy.module.css';

const boundsText = ({ min, max }: WrittenField): string | null => {
  if (min !== null && max !== null) return t('{{min}} to {{max}}', { min, max });
  if (min !== null) return t('{{min}} or more', { min });
  return max === null ? null : t('at most {{max}}', { max });
};

/** The fields of a provision group as they are, with how many provisions answer each. */
export function FieldTable({
  fields,
  uses,
}: {
  fields: readonly WrittenField[];
  uses: Record<string, number>;
}) {
  if (fields.length === 0) return <p className={things.quiet}>{t('This group has no typed values.')}</p>;
  return (
    <ul className={`${things.list} ${c.fieldList}`}>
      {fields.map((field) => {
        const { key, label, type, unit, threshold, protects } = field;
        const what = [
          typeWord(type),
          unit,
          boundsText(field),
          threshold && thresholdWord(threshold),
          protects && protectsWord(protects),
        ];
        return (
          <li key={key}>
            <span>
              {label} <code>{key}</code>
              <small>{what.filter(Boolean).join(' · ')}</small>
            </span>
            <span>{t('{{count}} answers', { count: uses[key] ?? 0 })}</span>
          </li>
        );
      })}
    </ul>
  );
}
