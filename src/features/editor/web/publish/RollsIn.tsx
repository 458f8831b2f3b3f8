import { Checkbox } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { OpenProvision } from '../../schemas.ts';
import c from './PublishDialog.module.css';
import type { Asked } from './usePublication.ts';

interface Props {
  open: OpenProvision;
  asked: Asked;
  ask: (patch: Partial<Asked>) => void;
}

/** The changes in force that wait: those that the text says from now on are ticked off. */
export function RollsIn({ open, asked, ask }: Props) {
  const waiting = open.upcoming.filter(({ isInForce }) => isInForce);
  const chosen = asked.rollsIn ?? [];
  if (waiting.length === 0) return null;
  return (
    <fieldset className={c.sources}>
      <legend>{t('Which changes does the text say from now on?')}</legend>
      {waiting.map(({ id, bill, day }) => (
        <Checkbox
          key={id}
          label={[bill ?? t('Announced'), day && shortDate(day)].filter(Boolean).join(', ')}
          checked={chosen.includes(id)}
          onChange={(event) =>
            ask({
              rollsIn: event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
            })
          }
        />
      ))}
    </fieldset>
  );
}
