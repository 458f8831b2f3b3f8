import { TextInput } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { torontoInstant, torontoWall } from '../../../../shared/torontoDate.ts';
import type { WrittenAnnouncement } from '../../announcementsContract.ts';
import c from './Notifications.module.css';

type When = Pick<WrittenAnnouncement, 'goesOutAt' | 'endsOn'>;

interface Props {
  value: When;
  onChange: (patch: Partial<When>) => void;
  errors: Readonly<Record<string, string | undefined>>;
}

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** In the morning, when people begin to work. */
const DEFAULT_TIME = '09:00';

/** When it goes out and when it shows no more, in Toronto time; empty is at once, and until it is ended. */
export function WhenFields({ value, onChange, errors }: Props) {
  const [day = '', time = ''] = value.goesOutAt ? torontoWall(new Date(value.goesOutAt)).split(' ') : [];
  const goesOut = (onDay: string, atTime: string) =>
    onChange({ goesOutAt: onDay === '' ? null : torontoInstant(onDay, atTime || DEFAULT_TIME) });
  return (
    <div className={c.when}>
      <TextInput
        inputWrapperOrder={ORDER}
        type="date"
        label={t('Goes out')}
        description={day === '' ? t('At once') : t('Toronto time')}
        value={day}
        error={errors.goesOutAt}
        onChange={(event) => goesOut(event.currentTarget.value, time.slice(0, 5))}
      />
      <TextInput
        inputWrapperOrder={ORDER}
        type="time"
        label={t('At')}
        disabled={day === ''}
        value={time.slice(0, 5)}
        onChange={(event) => goesOut(day, event.currentTarget.value)}
      />
      <TextInput
        inputWrapperOrder={ORDER}
        type="date"
        label={t('Ends')}
        description={value.endsOn ? t('The last day it shows') : t('When you end it')}
        value={value.endsOn ?? ''}
        error={errors.endsOn}
        onChange={(event) => onChange({ endsOn: event.currentTarget.value || null })}
      />
      <p>{t('Ending it takes it from the bell and the banner. An email cannot be called back.')}</p>
    </div>
  );
}
