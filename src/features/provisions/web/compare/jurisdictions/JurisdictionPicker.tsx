import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { JurisdictionCode } from '../../../../../shared/jurisdictions.ts';
import { t } from '../../../../../shared/text.ts';
import type { ComparedText } from '../api.ts';
import c from './JurisdictionPicker.module.css';

/** As many as stand on one line. */
const SHOWN = 7;

interface Props {
  baseName: string;
  others: readonly ComparedText[];
  chosen: readonly ComparedText[];
  onChoose: (codes: JurisdictionCode[]) => void;
  /** One at a time, as a phone shows them. */
  single: boolean;
}

/** Toggle buttons for the jurisdictions to lay beside the base. */
export function JurisdictionPicker({ baseName, others, chosen, onChoose, single }: Props) {
  const [all, setAll] = useState(false);
  const codes = chosen.map(({ jurisdiction }) => jurisdiction);
  const isShown = (item: ComparedText, index: number) =>
    all || single || others.length <= SHOWN + 1 || index < SHOWN || codes.includes(item.jurisdiction);
  const shown = others.filter(isShown);
  const more = others.length - shown.length;
  const toggle = (code: JurisdictionCode) => {
    if (single) onChoose(codes[0] === code ? [] : [code]);
    else onChoose(codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code]);
  };
  const label = t('{{jurisdiction}} beside', { jurisdiction: baseName });
  return (
    <fieldset className={c.picker} data-single={single || undefined} aria-label={label}>
      <span className={c.label} aria-hidden>
        {label}
      </span>
      {shown.map(({ jurisdiction, jurisdictionName }) => {
        const isChosen = single ? codes[0] === jurisdiction : codes.includes(jurisdiction);
        return (
          <button
            key={jurisdiction}
            type="button"
            className={c.choice}
            aria-pressed={isChosen}
            onClick={() => toggle(jurisdiction)}
          >
            {isChosen && <IconCheck size={14} stroke={2.2} aria-hidden />}
            {jurisdictionName}
          </button>
        );
      })}
      {more > 0 && (
        <button type="button" className={c.choice} aria-expanded={false} onClick={() => setAll(true)}>
          {t('{{more}} more', { more })} <IconChevronDown size={14} aria-hidden />
        </button>
      )}
    </fieldset>
  );
}
