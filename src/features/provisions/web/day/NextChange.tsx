import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { useLawDay } from '../../../../ui/hooks/useLawDay.ts';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import type { TypedValue } from '../../contract.ts';
import { nextAfter } from '../../onDay.ts';
import { valueLines } from '../../valueText.ts';

/** The first figure that changed after the day that is read, and the way to the day on which it did. */
export function NextChange({ values, day }: { values: readonly TypedValue[]; day: string }) {
  const { choose } = useLawDay();
  const next = nextAfter(
    values.filter(({ value }) => value !== null),
    day,
  );
  const from = next?.from;
  if (!next || !from) return null;
  return (
    <Callout
      tone="amber"
      action={
        <LinkButton onClick={() => choose(from)} data-chrome>
          {t('Read it on {{date}}', { date: shortDate(from) })}
        </LinkButton>
      }
    >
      <strong>{t('Next change')}.</strong>{' '}
      {t('{{label}}: {{value}} from {{date}}.', {
        label: next.label,
        value: valueLines(next).join('; '),
        date: shortDate(from),
      })}
    </Callout>
  );
}
