import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { permalinkPath } from '../../provisions/permalink.ts';
import { withDay } from '../../provisions/withDay.ts';
import type { PlacedNote } from '../contract.ts';
import c from './MyNotesScreen.module.css';
import { NoteCard } from './NoteCard.tsx';

/** A note with the way to its provision. */
export function NoteRow({ note }: { note: PlacedNote }) {
  const { place, provision, updatedAt } = note;
  return (
    <li className={c.row}>
      <div className={c.place}>
        {place ? (
          <>
            <Link
              to={withDay(permalinkPath({ id: provision, area: place.area, topic: place.topic }), note.on)}
            >
              {place.name}: {place.jurisdictionName}
            </Link>
            <span>{t('{{area}}: {{topic}}', { area: place.area.name, topic: place.topic.name })}</span>
          </>
        ) : (
          <span>{t('This provision is no longer part of your plan. Your note is kept.')}</span>
        )}
        <span>{t('Updated: {{date}}', { date: shortDate(updatedAt) })}</span>
      </div>
      <NoteCard note={note} />
    </li>
  );
}
