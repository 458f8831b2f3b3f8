import { jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { longDate } from '../../../../shared/torontoDate.ts';
import type { Answer } from '../../engine/answer.ts';
import c from '../Calculators.module.css';
import { type Block, fieldsOf, type Values } from '../form/fields.ts';

interface Props {
  title: string;
  blocks: readonly Block[];
  values: Values;
  answer: Answer;
}

/** What a printed answer needs beside itself: the day, the entries and the disclaimer. */
export function Paper({ title, blocks, values, answer: { jurisdiction, on } }: Props) {
  const entries = fieldsOf(blocks, values).flatMap(({ name, label, kind, options }) => {
    const value = values[name];
    if (value === '' || value === undefined) return [];
    const shown = kind === 'check' ? (value ? t('Yes') : t('No')) : String(value);
    return [{ label, value: options?.find((option) => option.value === value)?.label ?? shown }];
  });
  return (
    <section className={c.paper} aria-label={t('On paper')}>
      <p>
        {t('{{title}}: the law of {{place}} on {{day}}. Computed on {{now}}.', {
          title,
          place: jurisdictionName(jurisdiction),
          day: longDate(on),
          now: longDate(new Date()),
        })}
      </p>
      <dl>
        {entries.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t(
          'This is general information on statutory minimums and not legal advice. Check the sections named before you rely on it.',
        )}
      </p>
    </section>
  );
}
