import { Button, Select, Textarea, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { VerificationLevel } from '../../../../shared/source.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { PaneHeading } from '../../../../ui/workspace/Columns.tsx';
import { Kbd } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import type { EditableProvision, EditableSource } from '../../../provisions/editable.ts';
import { standingWords } from '../../../provisions/evidenceText.ts';
import type { Field } from '../../schemas.ts';
import { NewSource } from './NewSource.tsx';
import { SourceRow } from './SourceRow.tsx';
import c from './StandingPane.module.css';

type Standing = Pick<EditableProvision, 'sources' | 'confidence' | 'openQuestion' | 'editorNote'>;

interface Props extends Standing {
  verification: VerificationLevel;
  reviewDue: string | null;
  /** Its sources that changed since it was read against them. */
  changes: readonly { ref: string; changedOn: string }[];
  fields: readonly Field[];
  onChange: (patch: Partial<Standing>) => void;
  /** Marks a source as read today. */
  onRead: (ref: string) => void;
}

interface LineProps extends Pick<Props, 'verification' | 'confidence' | 'reviewDue'> {
  onConfidence: (confidence: Standing['confidence']) => void;
}

const StandingLine = ({ verification, confidence, reviewDue, onConfidence }: LineProps) => (
  <div className={c.line}>
    <Tag>{standingWords(verification)}</Tag>
    <Select
      size="xs"
      w={164}
      aria-label={t('Confidence')}
      data={[
        { value: 'high', label: t('Confidence high') },
        { value: 'medium', label: t('Confidence medium') },
        { value: 'low', label: t('Confidence low') },
      ]}
      value={confidence}
      onChange={(value) => value && onConfidence(value as Standing['confidence'])}
    />
    <Tooltip
      label={t(
        'By the kind and age of its sources: a law’s own text vouches longest, a page of somebody else shortest.',
      )}
      multiline
      w={260}
    >
      <span>
        {t('Review due')} <strong>{reviewDue ? shortDate(reviewDue) : t('now')}</strong>
      </span>
    </Tooltip>
  </div>
);

const StandingWords = ({
  openQuestion,
  editorNote,
  onChange,
}: Pick<Props, 'openQuestion' | 'editorNote' | 'onChange'>) => (
  <>
    <Textarea
      mt={12}
      size="xs"
      autosize
      label={t('What is not settled')}
      description={t('Readers see it beside the standing.')}
      value={openQuestion ?? ''}
      onChange={(event) => onChange({ openQuestion: event.currentTarget.value || null })}
    />
    <Textarea
      mt={12}
      size="xs"
      autosize
      label={t('Editor’s note')}
      description={t('For editors only.')}
      value={editorNote ?? ''}
      onChange={(event) => onChange({ editorNote: event.currentTarget.value || null })}
    />
  </>
);

type SourcesProps = Pick<Props, 'sources' | 'changes' | 'fields' | 'onChange' | 'onRead'>;

/** The sources, and the reading again of the chosen one, or of the first. */
function Sources({ sources, changes, fields, onChange, onRead }: SourcesProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const ref = chosen ?? sources[0]?.ref ?? null;
  useKeys({ r: ref === null ? undefined : () => onRead(ref) });
  const remove = (gone: EditableSource) => onChange({ sources: sources.filter((source) => source !== gone) });
  return (
    <>
      <ul className={c.sources}>
        {sources.map((source) => (
          <SourceRow
            key={source.ref}
            source={source}
            fields={fields}
            changedOn={changes.find((change) => change.ref === source.ref)?.changedOn}
            isChosen={source.ref === ref}
            onChoose={() => setChosen(source.ref)}
            onRemove={() => remove(source)}
          />
        ))}
        {sources.length === 0 && <li className={c.none}>{t('It rests on no source.')}</li>}
      </ul>
      <div className={c.foot}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={ref === null}
          onClick={() => ref !== null && onRead(ref)}
          rightSection={<Kbd>R</Kbd>}
        >
          {t('Read again today')}
        </Button>
      </div>
    </>
  );
}

/** What a provision rests on, how far it is trusted, and when it is to be read again. */
export function StandingPane(props: Props) {
  const {
    sources,
    confidence,
    openQuestion,
    editorNote,
    verification,
    reviewDue,
    changes,
    fields,
    onChange,
    onRead,
  } = props;
  const [adding, setAdding] = useState(false);
  return (
    <section aria-label={t('Standing')} className={c.pane}>
      <PaneHeading title={t('Standing')}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => setAdding(true)}
        >
          {t('Source')}
        </Button>
      </PaneHeading>
      <StandingLine
        verification={verification}
        confidence={confidence}
        reviewDue={reviewDue}
        onConfidence={(next) => onChange({ confidence: next })}
      />
      {adding && (
        <NewSource
          onCancel={() => setAdding(false)}
          onAdd={(source) => {
            onChange({ sources: [source, ...sources] });
            setAdding(false);
          }}
        />
      )}
      <Sources sources={sources} changes={changes} fields={fields} onChange={onChange} onRead={onRead} />
      <StandingWords openQuestion={openQuestion} editorNote={editorNote} onChange={onChange} />
    </section>
  );
}
