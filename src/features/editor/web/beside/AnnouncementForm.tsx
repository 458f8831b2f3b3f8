import { Button, TextInput } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { UnsavedGuard } from '../../../../ui/fields/form/UnsavedGuard.tsx';
import { useKeptState } from '../../../../ui/hooks/useKeptState.ts';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import type { Upcoming } from '../../schemas.ts';
import { editorApi } from '../api.ts';
import { BesideText } from './BesideText.tsx';
import c from './Listed.module.css';
import type { WriteBeside } from './useBeside.ts';

interface Props {
  change: Upcoming;
  write: WriteBeside;
  onDone: () => void;
}

/** The words and the day of an announcement, which no bill brings. */
export function AnnouncementForm({ change, write, onDone }: Props) {
  const written = useKeptState(`announcement ${change.id}`, {
    overview: change.overview,
    day: change.day ?? '',
  });
  const { overview, day } = written.value;
  const setOverview = (next: string) => written.keep({ ...written.value, overview: next });
  const setDay = (next: string) => written.keep({ ...written.value, day: next });
  const end = () => {
    written.forget();
    onDone();
  };
  const save = async () => {
    const isDone = await write(() =>
      editorApi.writeUpcoming({ params: { id: change.id }, body: { overview, ...(day ? { day } : {}) } }),
    );
    if (isDone) end();
  };
  return (
    <section className={c.form} aria-label={t('Announcement')}>
      <UnsavedGuard isDirty={written.isKept} />
      <TextInput
        type="date"
        w={220}
        label={t('Day it starts')}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <BesideText label={t('What will change')} html={overview} onChange={setOverview} />
      <Actions>
        <Button
          size="compact-md"
          variant="light"
          disabled={overview === '' || day === ''}
          onClick={() => void save()}
        >
          {t('Save')}
        </Button>
        <Button size="compact-md" variant="default" onClick={end}>
          {t('Cancel')}
        </Button>
      </Actions>
    </section>
  );
}
