import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Kbd } from '../../../../ui/workspace/Kbd.tsx';
import { RedlineText } from '../../../provisions/web/compare/RedlineText.tsx';
import type { StaffBill, StaffChange } from '../../staffContract.ts';
import { ChangeWords } from './ChangeWords.tsx';
import { rollInAddress, upcomingAddress } from './changeAddress.ts';
import c from './StaffTracker.module.css';

function State({ change: { state, day } }: { change: StaffChange }) {
  if (state === 'rolledIn') {
    return <Tag tone="green">{day ? t('Rolled in {{date}}', { date: shortDate(day) }) : t('Rolled in')}</Tag>;
  }
  const since = day ? ` · ${shortDate(day)}` : '';
  return (
    <Tag tone={state === 'toRollIn' ? 'amber' : 'grey'}>
      {(state === 'toRollIn' ? t('To be rolled in') : t('Upcoming')) + since}
    </Tag>
  );
}

const footWords = ({ state, upcoming }: StaffChange): string => {
  if (state === 'upcoming') return t('It can be rolled in once it holds.');
  return upcoming === null
    ? t('Write what the provision says from now on; then it can be rolled in.')
    : t('Becomes the provision’s draft, with this bill as its reason.');
};

/** The ways on from here: to its upcoming text, and to rolling it in. */
const Foot = ({ change }: { change: StaffChange }) => (
  <div className={c.changeFoot}>
    <span>{footWords(change)}</span>
    <Button component={Link} to={upcomingAddress(change)} variant="default">
      {change.upcoming === null ? t('Write the upcoming text') : t('Edit the upcoming text')}
    </Button>
    {change.state === 'toRollIn' && change.upcoming !== null && (
      <Button component={Link} to={rollInAddress(change)} rightSection={<Kbd>I</Kbd>}>
        {t('Roll in and open')}
      </Button>
    )}
  </div>
);

/** A provision that a bill changes: as it is published beside what it will say, and the way to bring that in. */
export function Change({ bill, change }: { bill: StaffBill; change: StaffChange }) {
  const [chosen, setOpen] = useState<boolean | null>(null);
  const isOpen = chosen ?? change.state === 'toRollIn';
  const [withRedline, setRedline] = useState(true);
  const part = bill.bill.parts.find(({ id }) => id === change.partId);
  const { upcoming, redline } = change;
  return (
    <article className={c.change}>
      <button type="button" className={c.changeHead} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>
          <b>{change.provision.name}</b> · {change.provision.topic}
          {part && <small>{part.what}</small>}
        </span>
        <State change={change} />
      </button>
      {isOpen && (
        <>
          <div className={c.beside} data-folds={(withRedline && redline !== null) || undefined}>
            <div>
              <h3>{t('As published')}</h3>
              <Prose html={change.published} />
            </div>
            <div>
              <h3>
                {t('Upcoming text')}
                {redline !== null && (
                  <Switch
                    size="xs"
                    labelPosition="left"
                    label={t('Redline')}
                    withThumbIndicator={false}
                    checked={withRedline}
                    onChange={(event) => setRedline(event.currentTarget.checked)}
                  />
                )}
              </h3>
              {upcoming === null ? (
                <p className={c.quiet}>{t('Nobody wrote the upcoming text yet.')}</p>
              ) : (
                <RedlineText html={withRedline && redline !== null ? redline : upcoming} />
              )}
            </div>
          </div>
          <ChangeWords bill={bill} change={change} />
          {change.state !== 'rolledIn' && <Foot change={change} />}
        </>
      )}
    </article>
  );
}
