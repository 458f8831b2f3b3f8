import { jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { longDate } from '../../../../shared/torontoDate.ts';
import type { Answer } from '../../engine/answer.ts';
import c from '../Calculators.module.css';
import { entriesOf } from '../form/entries.ts';
import type { Block, Values } from '../form/fields.ts';

interface Props {
  title: string;
  blocks: readonly Block[];
  values: Values;
  answer: Answer;
}

/** What a printed answer needs beside itself: the day, the entries and the disclaimer. */
export function Paper({ title, blocks, values, answer: { jurisdiction, on } }: Props) {
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
        {entriesOf(blocks, values).map(({ field, text }) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>{text}</dd>
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
