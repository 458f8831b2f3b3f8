import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { OpenProvision, Upcoming } from '../../schemas.ts';
import { editorApi } from '../api.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import c from './Listed.module.css';
import { UpcomingText } from './UpcomingText.tsx';
import type { WriteBeside } from './useBeside.ts';

interface Props {
  upcoming: readonly Upcoming[];
  /** The provision as it is published: what an upcoming text is compared with, and which fields it has. */
  open: Pick<OpenProvision, 'fields' | 'content'>;
  /** The change whose upcoming text is asked for. */
  asked: string | null;
  write: WriteBeside;
  /** Rolls a change in force into the draft. */
  onRollIn: (changeId: string) => void;
}

/** What is coming for the provision, each with the whole text once it holds. */
export function UpcomingTab({ upcoming, open, asked, write, onRollIn }: Props) {
  const [writing, setWriting] = useState(asked);
  return (
    <ul className={c.listed} aria-label={t('Upcoming changes')}>
      {upcoming.map((change) => (
        <li key={change.id}>
          {writing === change.id ? (
            <UpcomingText change={change} open={open} write={write} onDone={() => setWriting(null)} />
          ) : (
            <Change change={change} write={write} onRollIn={onRollIn} onWrite={() => setWriting(change.id)} />
          )}
        </li>
      ))}
      {upcoming.length === 0 && <li>{t('Nothing is coming for this provision.')}</li>}
    </ul>
  );
}

type ChangeProps = Pick<Props, 'write' | 'onRollIn'> & { change: Upcoming; onWrite: () => void };

function Change({ change, write, onRollIn, onWrite }: ChangeProps) {
  const [isEditing, setEditing] = useState(false);
  const { id, bill, billId, overview, upcomingText, day, isInForce } = change;
  const withdraw = async () => {
    const isDone = await write(() => editorApi.withdrawAnnouncement({ params: { id } }));
    if (isDone === 'done') toast.success({ lead: t('Taken out. Readers no longer see it.') });
  };
  if (isEditing) {
    return <AnnouncementForm change={change} write={write} onDone={() => setEditing(false)} />;
  }
  return (
    <>
      <p className={c.head}>
        <Tag tone="amber">{day ? shortDate(day) : t('To be announced')}</Tag>
        <span>
          {billId ? <Link to={`/a/billTracker?bill=${billId}`}>{bill}</Link> : t('Announced')}
          {isInForce && <span className={c.quiet}> {t('holds, and waits to be rolled in')}</span>}
        </span>
        {billId === null && (
          <ItemButtons
            name={t('the announcement')}
            onEdit={() => setEditing(true)}
            onRemove={() => void withdraw()}
          />
        )}
      </p>
      <Prose html={overview} plain />
      <Actions>
        <Button size="compact-sm" variant="default" onClick={onWrite}>
          {upcomingText === null ? t('Write the upcoming text') : t('Edit the upcoming text')}
        </Button>
        {isInForce && upcomingText !== null && (
          <Button size="compact-sm" variant="light" onClick={() => onRollIn(id)}>
            {t('Roll in')}
          </Button>
        )}
      </Actions>
    </>
  );
}
