import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { UnsavedGuard } from '../../../../ui/fields/form/UnsavedGuard.tsx';
import { useKeptState } from '../../../../ui/hooks/useKeptState.ts';
import { lazyPart } from '../../../../ui/overlay/late/lazyPart.tsx';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { OpenProvision, Upcoming } from '../../schemas.ts';
import { editorApi } from '../api.ts';
import { useLiveRedline } from '../desk/useDesk.ts';
import { TextAwaited } from '../text/TextAwaited.tsx';
import type { TextEditorProps } from '../text/TextEditor.tsx';
import c from './Listed.module.css';
import { UpcomingValues } from './UpcomingValues.tsx';
import type { WriteBeside } from './useBeside.ts';

const TextEditor = lazyPart<TextEditorProps>(() => import('../text/TextEditor.tsx'), {
  placeholder: <TextAwaited />,
});

interface Props {
  change: Upcoming;
  /** The provision as it is published. */
  open: Pick<OpenProvision, 'fields' | 'content'>;
  write: WriteBeside;
  onDone: () => void;
}

/** What is written of the text to come, kept while it is not saved, and its saving; null throws it away. */
function useUpcomingText({ change, open, write, onDone }: Props) {
  const published = open.content.description;
  const written = useKeptState(`upcoming ${change.id}`, {
    html: change.upcomingText ?? published,
    values: change.upcomingValues ?? {},
  });
  const end = () => {
    written.forget();
    onDone();
  };
  const [isSaving, setSaving] = useState(false);
  const redline = useLiveRedline(published, written.value.html);
  const save = async (upcomingText: string | null) => {
    setSaving(true);
    const isDone = await write(() =>
      editorApi.writeUpcoming({
        params: { id: change.id },
        body: { upcomingText, upcomingValues: upcomingText === null ? null : written.value.values },
      }),
    );
    setSaving(false);
    if (!isDone) return;
    toast.success({
      lead: upcomingText === null ? t('The upcoming text is gone.') : t('The upcoming text is kept.'),
    });
    end();
  };
  return { written, redline, isSaving, save, end };
}

/** The whole text once a change holds, written against what is published. */
export function UpcomingText(props: Props) {
  const { change, open } = props;
  const { written, redline, isSaving, save, end } = useUpcomingText(props);
  const { html, values } = written.value;
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
