import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { lazyPart } from '../../../../ui/overlay/late/lazyPart.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import { type Choice, type MergePart, resultOf } from '../../merge.ts';
import type { TextEditorProps } from '../text/TextEditor.tsx';
import c from './MergeDialog.module.css';
import { htmlOf } from './mergeWords.ts';

const TextEditor = lazyPart<TextEditorProps>(() => import('../text/TextEditor.tsx'));
const nothing = () => {};

interface Props {
  part: MergePart;
  /** What the part is called. */
  name: string;
  choice: Choice | undefined;
  /** What was typed in place of a choice, as HTML. */
  typed: string | undefined;
  onType: (html: string) => void;
}

/** What a difference in words comes to: as it was chosen, or as it is typed here. */
export function MergeResult({ part, name, choice, typed, onType }: Props) {
  const [isTyping, setTyping] = useState(false);
  const isOpen = part.changed === 'both' && choice === undefined && typed === undefined;
  const html = typed ?? htmlOf(resultOf(part, choice));
  return (
    <div className={c.result}>
      <span className={c.quiet}>{t('Result')}</span>
      {isTyping ? (
        <div className={c.typed}>
          <TextEditor
            // Another choice begins the words anew.
            key={choice ?? ''}
            label={t('Result of {{name}}', { name })}
            html={html}
            onChange={onType}
            onFocus={nothing}
            redline={null}
            change={null}
            findings={[]}
            onOpenValue={nothing}
          />
        </div>
      ) : (
        <div className={c.typed}>
          {isOpen ? (
            <p className={c.awaited}>{t('choose a side, or type it')}</p>
          ) : (
            <Prose html={html} plain />
          )}
        </div>
      )}
      {!isTyping && <LinkButton onClick={() => setTyping(true)}>{t('Type it')}</LinkButton>}
    </div>
  );
}
