import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { type Change, ChangeTag } from '../../../ui/parts/ChangeTag.tsx';
import { Jur } from '../../../ui/parts/Jur.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import type { Reminder, UpdateEntry } from '../contract.ts';
import c from './UpdatesScreen.module.css';

type Place = Pick<Reminder | UpdateEntry, 'jurisdiction' | 'url'>;

interface Props {
  item: Pick<Reminder | UpdateEntry, 'date' | 'name' | 'area' | 'bill'> & Place;
  /** Where it holds, when that is more than one place: each leads to its own provision. */
  places?: readonly Place[];
  type: Change;
  /** What it is about, under its name. */
  text: ReactNode;
  onBill: (billId: string) => void;
  /** At the right of the row. */
  actions?: ReactNode;
  /** After the area. */
  mark?: ReactNode;
}

/** "Nov 17, 2026", the day in bold. */
function Day({ date }: { date: string }) {
  const [day = '', year = ''] = shortDate(date).split(', ');
  return (
    <time className={c.day} dateTime={date}>
      <b>{day}</b>, {year}
    </time>
  );
}

function PlaceCode({ jurisdiction, url }: Place) {
  if (!url) return <Jur code={jurisdiction} />;
  return (
    <Link className={c.placeLink} to={url}>
      <Jur code={jurisdiction} />
    </Link>
  );
}

/** One amendment or reminder: its day, its provision, what kind it is and where it holds. */
export function EntryRow({ item, places = [], type, text, onBill, actions, mark }: Props) {
  const { bill } = item;
  const isOfMany = places.length > 1;
  const address = isOfMany ? null : item.url;
  return (
    <li className={c.row}>
      <Day date={item.date} />
      <div>
        <div className={c.rowTitle}>{address ? <Link to={address}>{item.name}</Link> : item.name}</div>
        {text && <div className={c.rowText}>{text}</div>}
        <div className={c.rowMeta}>
          <ChangeTag type={type} />
          <span className={c.place}>
            {isOfMany ? (
              places.map((place) => <PlaceCode key={place.jurisdiction} {...place} />)
            ) : (
              <Jur code={item.jurisdiction} />
            )}
            {item.area.name}
          </span>
          {bill && (
            <LinkButton
              className={c.bill}
              aria-label={t('Bill details: {{bill}}', { bill: bill.number ?? bill.name })}
              onClick={() => onBill(bill.id)}
            >
              {bill.number ?? t('Regulation')}
            </LinkButton>
          )}
          {mark}
        </div>
      </div>
      {actions && <div className={c.actions}>{actions}</div>}
    </li>
  );
}
