import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { lazyPart } from '../../../../ui/overlay/late/lazyPart.tsx';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import type { Upcoming } from '../../schemas.ts';
import { editorApi } from '../api.ts';
import type { TextEditorProps } from '../text/TextEditor.tsx';
import c from './Listed.module.css';
import type { WriteBeside } from './useBeside.ts';

const TextEditor = lazyPart<TextEditorProps>(() => import('../text/TextEditor.tsx'));

interface Props {
  change: Upcoming;
  write: WriteBeside;
  onDone: () => void;
}

/** The words and the day of an announcement, which no bill brings. */
export function AnnouncementForm({ change, write, onDone }: Props) {
  const [overview, setOverview] = useState(change.overview);
  const [day, setDay] = useState(change.day ?? '');
  const save = async () => {
    const isDone = await write(() =>
      editorApi.writeUpcoming({ params: { id: change.id }, body: { overview, ...(day ? { day } : {}) } }),
    );
    if (isDone) onDone();
  };
  return (
    <section className={c.form} aria-label={t('Announcement')}>
      <TextInput
        type="date"
        w={220}
        label={t('Day it starts')}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <div className={c.text}>
        <TextEditor
          label={t('What will change')}
          html={overview}
          onChange={setOverview}
          onFocus={() => {}}
          redline={null}
          change={null}
          findings={[]}
          onOpenValue={() => {}}
        />
      </div>
      <Actions>
        <Button
          size="compact-md"
          variant="light"
          disabled={overview === '' || day === ''}
          onClick={() => void save()}
        >
          {t('Save')}
        </Button>
        <Button size="compact-md" variant="default" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </Actions>
    </section>
  );
}
