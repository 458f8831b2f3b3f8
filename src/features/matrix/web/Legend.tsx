import { type JurisdictionCode, jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import c from './Legend.module.css';
import { Mark, type MarkName } from './Marks.tsx';

/** What the marks of the matrix mean. */
export function Legend({ home }: { home: JurisdictionCode | null }) {
  const marks: [MarkName, string, string?][] = [
    ['law', t('Checked against the law’s own text'), c.tick],
    ['government', t('Checked against a government page'), c.tick],
    ['other', t('Based on another source')],
    ['otherOpen', t('Not fully confirmed')],
    ...(home
      ? [
          [
            'differs',
            t('Differs from {{jurisdiction}}', { jurisdiction: jurisdictionName(home) }),
            c.tick,
          ] as [MarkName, string, string?],
        ]
      : []),
    ['most', t('Most protective'), c.most],
    ['least', t('Least protective'), c.least],
    ['clock', t('Change coming'), c.least],
  ];
  return (
    <ul className={c.legend} aria-label={t('What the marks mean')}>
      {marks.map(([name, words, tone]) => (
        <li key={name}>
          <Mark name={name} className={tone} /> {words}
        </li>
      ))}
    </ul>
  );
}
