import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { t } from '../../../shared/text.ts';
import { Segments } from '../../../ui/fields/Segments.tsx';
import type { Difference, FieldDifference } from '../contract.ts';
import { FieldWordsView } from './FieldWordsView.tsx';
import c from './Files.module.css';
import type { MergeText, Taken } from './taken.ts';

interface Props {
  field: FieldDifference;
  isAt: boolean;
  taken: Taken | undefined;
  /** Both sides can be put together in a draft. */
  provision: Difference['provision'];
  mergeText: MergeText;
  /** Null where there is nothing to choose. */
  onChoose: ((how: Taken) => void) | null;
}

/** Fields whose sides can be put together: words block by block, lists by their items. */
const MERGED = ['text', 'sources', 'acts', 'regulations', 'seeAlso'];

const htmlOf = (words: FieldDifference['ours']): string => (words && 'html' in words ? words.html : '');

const CHANGED: Record<FieldDifference['changed'], () => string> = {
  both: () => t('both changed'),
  file: () => t('only the file changed'),
  ours: () => t('only changed here'),
};

/** Has the row come into sight when it becomes the one that the keys are at. */
function useInSight(isAt: boolean) {
  const row = useRef<HTMLElement>(null);
  const wasAt = useRef(isAt);
  useEffect(() => {
    if (isAt && !wasAt.current) row.current?.scrollIntoView({ block: 'nearest' });
    wasAt.current = isAt;
  }, [isAt]);
  return row;
}

function FieldHead({ field, taken, provision, onChoose }: Omit<Props, 'isAt' | 'mergeText'>) {
  const mayMerge = provision !== null && MERGED.includes(field.field);
  return (
    <div className={c.fieldHead}>
      <h2>{field.label}</h2>
      {onChoose && taken ? (
        <span className={c.chosen}>
          <IconCheck size={14} aria-hidden /> {t('chosen')}
        </span>
      ) : (
        <span>{CHANGED[field.changed]()}</span>
      )}
      <span className={c.space} />
      {onChoose && (
        <Segments<Taken>
          label={t('What is taken of {{name}}', { name: field.label })}
          value={taken ?? ('' as Taken)}
          onChange={onChoose}
          data={[
            { value: 'file', label: t('File') },
            ...(mayMerge ? [{ value: 'merge' as const, label: t('Merge') }] : []),
            { value: 'ours', label: t('Ours') },
          ]}
        />
      )}
    </div>
  );
}

/** What the field will be when both sides are put together. */
function MergeResult({ field, provision, mergeText }: Pick<Props, 'field' | 'provision' | 'mergeText'>) {
  return (
    <div className={c.result}>
      <span>{t('Result')}</span>
      <div>
        {field.field === 'text' && provision ? (
          <FieldWordsView
            base={field.ours}
            now={{
              html: mergeText(provision.base.description, provision.file.description, htmlOf(field.ours)),
            }}
          />
        ) : (
          t('Everything of both, once each.')
        )}
      </div>
    </div>
  );
}

/** One field as both sides have it, each against what they last had together. */
export function FieldDifferenceRow({ isAt, mergeText, ...head }: Props) {
  const { field, taken, provision, onChoose } = head;
  const row = useInSight(isAt);
  return (
    <section
      // Where nothing can be chosen, this is how the column is scrolled by keys
      tabIndex={onChoose === null ? 0 : undefined}
      ref={row}
      className={c.field}
      data-at={(isAt && onChoose !== null) || undefined}
      aria-label={field.label}
    >
      <FieldHead {...head} />
      <div className={c.columns}>
        <div>
          <FieldWordsView base={field.base} now={field.file} />
        </div>
        <div>
          <FieldWordsView base={field.base} now={field.ours} />
        </div>
      </div>
      {taken === 'merge' && <MergeResult field={field} provision={provision} mergeText={mergeText} />}
    </section>
  );
}
