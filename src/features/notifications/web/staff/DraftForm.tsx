import { Button, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { t } from '../../../../shared/text.ts';
import { lazyPart } from '../../../../ui/overlay/late/lazyPart.tsx';
import type { RichTextFieldProps } from '../../../../ui/richText/RichTextField.tsx';
import { Bar } from '../../../../ui/state/Skeleton.tsx';
import { type AudienceCounts, MAX_TITLE } from '../../announcementsContract.ts';
import { AudienceField } from './AudienceField.tsx';
import { LinkProvision } from './LinkProvision.tsx';
import c from './Notifications.module.css';
import type { DraftPaneState } from './useDraftPane.ts';
import { WhenFields } from './WhenFields.tsx';
import { WhereField } from './WhereField.tsx';

const RichTextField = lazyPart<RichTextFieldProps>(
  () => import('../../../../ui/richText/RichTextField.tsx'),
  { placeholder: <Bar height={220} /> },
);

const linkProvision = (editor: Editor) => <LinkProvision editor={editor} />;

/** Somebody else saved it meanwhile: what is written here stays until the newer one is asked for. */
function Conflict({ keeper, kept, onReload }: DraftPaneState & { onReload: () => void }) {
  const takeNewer = () => {
    keeper.forget();
    onReload();
  };
  return (
    <p className={c.notice} role="alert">
      <span>{kept.problem ?? t('Somebody else changed this meanwhile. Your words here are kept.')}</span>
      <Button size="compact-sm" variant="default" onClick={takeNewer}>
        {t('Take the newer one')}
      </Button>
    </p>
  );
}

interface Props {
  pane: DraftPaneState;
  counts: AudienceCounts | undefined;
  onReload: () => void;
}

/** What is said, where it shows, to whom and when. */
export function DraftForm({ pane, counts, onReload }: Props) {
  const { kept, change, errors, ask } = pane;
  const written = kept.content;
  const used = { used: written.title.length, max: MAX_TITLE };
  return (
    <div className={c.form}>
      {kept.state === 'conflict' && <Conflict {...pane} onReload={onReload} />}
      <TextInput
        label={t('Title')}
        maxLength={MAX_TITLE}
        value={written.title}
        error={errors.title}
        description={t(
          'First line of the bell, the banner and the email’s subject. {{used}} of {{max}}',
          used,
        )}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <RichTextField
        label={t('Text')}
        html={written.html}
        error={errors.html}
        tools={linkProvision}
        onChange={(html) => change({ html })}
      />
      <WhereField value={written} counts={counts} onChange={change} error={errors.where} />
      <AudienceField
        value={written.audience}
        onChange={(audience) => change({ audience })}
        error={errors.audience}
      />
      <WhenFields value={written} onChange={change} errors={errors} />
      <Button
        className={c.delete}
        variant="light"
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => ask('delete')}
      >
        {t('Delete this draft')}
      </Button>
    </div>
  );
}
