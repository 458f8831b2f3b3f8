import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { redline } from '../../../../redline/redline.ts';
import { t } from '../../../../shared/text.ts';
import { Segments } from '../../../../ui/fields/Segments.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { RedlineText } from '../../../provisions/web/compare/RedlineText.tsx';
import { type Choice, isWords, type MergePart, mayTakeBoth } from '../../merge.ts';
import type { OpenProvision } from '../../schemas.ts';
import c from './MergeDialog.module.css';
import { MergeResult } from './MergeResult.tsx';
import { htmlOf, nameOf, wordsOf } from './mergeWords.ts';

interface PartProps {
  part: MergePart;
  number: number;
  isAt: boolean;
  now: OpenProvision;
  /** Who published: "Tom"; null where nobody knows. */
  them: string | null;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
  /** What was typed as its result, as HTML. */
  typed: string | undefined;
  onType: (html: string) => void;
}

interface StateProps {
  isBoth: boolean;
  isOpened: boolean;
  isSettled: boolean;
}

/** Whether a part is still to be settled, in a word. */
function State({ isBoth, isOpened, isSettled }: StateProps) {
  if (!isBoth) {
    return isOpened ? null : (
      <span className={c.quiet}>{t('taken by itself, only one of you changed it')}</span>
    );
  }
  return isSettled ? (
    <span className={c.chosen}>
      <IconCheck size={14} aria-hidden /> {t('chosen')}
    </span>
  ) : (
    <Tag tone="amber">{t('Choose')}</Tag>
  );
}

/** One difference: both sides against what they began from, what is taken, and what follows. */
export function MergePartRow(props: PartProps) {
  const { part, number, isAt, now, them, choice, onChoose, typed } = props;
  const [isOpened, setOpened] = useState(false);
  const isBoth = part.changed === 'both';
  const name = nameOf(part, now);
  return (
    <li className={c.part} data-at={isAt || undefined}>
      <div className={c.title}>
        <span className={c.number}>{number}</span>
        <strong>{name}</strong>
        <State isBoth={isBoth} isOpened={isOpened} isSettled={choice !== undefined || typed !== undefined} />
        <span className={c.space} />
        {isBoth || isOpened ? (
          <Segments<Choice>
            label={t('What is taken of {{name}}', { name })}
            value={
              typed === undefined
                ? (choice ?? (isBoth ? ('' as Choice) : (part.changed as Choice)))
                : ('' as Choice)
            }
            onChange={onChoose}
            data={[
              { value: 'theirs', label: them ? t('{{name}}’s', { name: them }) : t('Theirs') },
              ...(mayTakeBoth(part) ? [{ value: 'both' as const, label: t('Both') }] : []),
              { value: 'yours', label: t('Yours') },
            ]}
          />
        ) : (
          <LinkButton onClick={() => setOpened(true)}>{t('Change')}</LinkButton>
        )}
      </div>
      <div className={c.columns}>
        <Side part={part} side="theirs" now={now} />
        <Side part={part} side="yours" now={now} />
      </div>
      {isWords(part) && (isBoth || isOpened) && (
        <MergeResult part={part} name={name} choice={choice} typed={typed} onType={props.onType} />
      )}
    </li>
  );
}

function Side({ part, side, now }: { part: MergePart; side: 'theirs' | 'yours'; now: OpenProvision }) {
  const isSame = JSON.stringify(part[side]) === JSON.stringify(part.base);
  if (isSame) return <div className={c.quiet}>{t('unchanged')}</div>;
  return (
    <div>
      {isWords(part) ? (
        <RedlineText html={redline(htmlOf(part.base), htmlOf(part[side])).html} />
      ) : (
        wordsOf(part, part[side], now)
      )}
    </div>
  );
}
