import { Button } from '@mantine/core';
import { IconHistoryOff } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { longDate, shortDate } from '../../../../shared/torontoDate.ts';
import { useLawDay } from '../../../../ui/hooks/useLawDay.ts';
import type { LawDayReach, Provision } from '../../contract.ts';
import c from './NoReach.module.css';

/** In place of a text: our history does not reach back to the day that is read, and where it begins. */
export function NoReach({ of: { day, begins }, provision }: { of: LawDayReach; provision: Provision }) {
  const { choose } = useLawDay();
  return (
    <div className={c.box}>
      <IconHistoryOff size={22} stroke={1.5} aria-hidden />
      <div>
        <p className={c.lead}>
          {t('The history of this provision does not reach back to {{day}}.', { day: longDate(day) })}
        </p>
        <p>
          {begins
            ? t('Our history of it begins on {{date}}.', { date: shortDate(begins) })
            : t(
                'We keep one text{{read}}. It may have been the same then, and we do not say so without a source.',
                {
                  read: provision.verified
                    ? t(', read on {{date}}', { date: shortDate(provision.verified.on) })
                    : '',
                },
              )}
        </p>
        <div className={c.actions} data-chrome>
          {begins && (
            <Button size="compact-sm" variant="default" onClick={() => choose(begins)}>
              {t('Read that text')}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={() => choose(null)}>
            {t("Read today's text")}
          </Button>
        </div>
      </div>
    </div>
  );
}
