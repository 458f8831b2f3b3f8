import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { UnsavedGuard } from '../../../../ui/fields/form/UnsavedGuard.tsx';
import { useKeptState } from '../../../../ui/hooks/useKeptState.ts';
import { lazyPart } from '../../../../ui/overlay/late/lazyPart.tsx';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { OpenProvision, Upcoming } from '../../schemas.ts';
import { editorApi } from '../api.ts';
import { useLiveRedline } from '../desk/useDesk.ts';
import { TextAwaited } from '../text/TextAwaited.tsx';
import type { TextEditorProps } from '../text/TextEditor.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import c from './Listed.module.css';
import { UpcomingValues } from './UpcomingValues.tsx';
import type { WriteBeside } from './useBeside.ts';

const TextEditor = lazyPart<TextEditorProps>(() => import('../text/TextEditor.tsx'), {
  placeholder: <TextAwaited />,
});

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

interface TextProps extends Pick<Props, 'open' | 'write'> {
  change: Upcoming;
  onDone: () => void;
}

/** The whole text once a change holds, written against what is published. */
function UpcomingText({ change, open, write, onDone }: TextProps) {
  const published = open.content.description;
  const written = useKeptState(`upcoming ${change.id}`, {
    html: change.upcomingText ?? published,
    values: change.upcomingValues ?? {},
  });
  const { html, values } = written.value;
  const end = () => {
    written.forget();
    onDone();
  };
  const [isSaving, setSaving] = useState(false);
  const redline = useLiveRedline(published, html);
  const save = async (upcomingText: string | null) => {
    setSaving(true);
    const isDone = await write(() =>
      editorApi.writeUpcoming({
        params: { id: change.id },
        body: { upcomingText, upcomingValues: upcomingText === null ? null : values },
      }),
    );
    setSaving(false);
    if (!isDone) return;
    toast.success({
      lead: upcomingText === null ? t('The upcoming text is gone.') : t('The upcoming text is kept.'),
    });
    end();
  };
  return (
    <section className={c.form} aria-label={t('Upcoming text')}>
      <UnsavedGuard isDirty={written.isKept} />
      <p>
        {t('What the provision says once this holds: {{change}}', { change: change.bill ?? t('Announced') })}
      </p>
      <div className={c.text}>
        <TextEditor
          label={t('Upcoming text')}
          html={html}
          onChange={(next) => written.keep({ ...written.value, html: next })}
          onFocus={() => {}}
          redline={redline}
          change={null}
          findings={[]}
          onOpenValue={() => {}}
        />
      </div>
      <UpcomingValues
        fields={open.fields}
        published={open.content.values}
        day={change.day}
        values={values}
        onChange={(next) => written.keep({ ...written.value, values: next })}
      />
      <Actions>
        <Button size="compact-md" variant="light" loading={isSaving} onClick={() => void save(html)}>
          {t('Keep the upcoming text')}
        </Button>
        <Button size="compact-md" variant="default" onClick={end}>
          {t('Cancel')}
        </Button>
        {change.upcomingText !== null && (
          <Button size="compact-md" variant="subtle" color="red" onClick={() => void save(null)}>
            {t('Throw it away')}
          </Button>
        )}
      </Actions>
    </section>
  );
}
