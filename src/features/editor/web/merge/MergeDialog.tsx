import { Button, Modal } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { redline } from '../../../../redline/redline.ts';
import { t } from '../../../../shared/text.ts';
import { Segments } from '../../../../ui/fields/Segments.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { KeyHints } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import type { EditableProvision, EditableRow } from '../../../provisions/editable.ts';
import { RedlineText } from '../../../provisions/web/compare/RedlineText.tsx';
import { type Choice, type MergePart, mayTakeBoth, merged, mergeOf } from '../../merge.ts';
import type { OpenProvision } from '../../schemas.ts';
import { openQuery } from '../api.ts';
import { rowWords } from '../values/ValuesPane.tsx';
import c from './MergeDialog.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  provisionId: string;
  yours: EditableProvision;
  /** What follows from the choices, to go on from the revision that is published now. */
  onMerged: (content: EditableProvision, baseRevision: number) => void;
}

const blocksOf = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').body.children].map(({ outerHTML }) => outerHTML);

/** Somebody published meanwhile: what each side changed against the version that both began from, settled one by one. */
function MergeDialog({ opened, onClose, provisionId, yours, onMerged }: Props) {
  const open = useQuery({ ...openQuery(provisionId), enabled: opened });
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={1200}
      yOffset="3dvh"
      centered
      radius="lg"
      transitionProps={{ duration: 140 }}
    >
      <Modal.Overlay color="#1b1916" backgroundOpacity={0.5} />
      <Modal.Content classNames={{ content: c.dialog }}>
        <div className={c.head}>
          <div>
            <Modal.Title>{t('Somebody published while you were writing')}</Modal.Title>
            <p>
              {t('Nothing of yours is lost: settle where you both changed the same words, then publish.')}
            </p>
          </div>
          <Modal.CloseButton aria-label={t('Close')} size={36} />
        </div>
        <Loaded query={open} skeleton={320} failed={t('What was published could not be loaded.')}>
          {(now) => (
            <Differences key={now.revision} now={now} yours={yours} onClose={onClose} onMerged={onMerged} />
          )}
        </Loaded>
      </Modal.Content>
    </Modal.Root>
  );
}

interface DifferencesProps extends Pick<Props, 'yours' | 'onClose' | 'onMerged'> {
  now: OpenProvision;
}

function Differences({ now, yours, onClose, onMerged }: DifferencesProps) {
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [at, setAt] = useState(0);
  const base = now.draftBase ?? now.content;
  const merge = useMemo(() => mergeOf(base, now.content, yours, blocksOf), [base, now.content, yours]);
  const toChoose = merge.parts.filter(({ changed, id }) => changed === 'both' && !choices[id]).length;
  const choose = (part: MergePart | undefined, choice: Choice) => {
    if (part && (choice !== 'both' || mayTakeBoth(part))) setChoices({ ...choices, [part.id]: choice });
  };
  const move = (by: number) => () => setAt(Math.max(0, Math.min(merge.parts.length - 1, at + by)));
  useKeys(
    {
      j: move(1),
      k: move(-1),
      '1': () => choose(merge.parts[at], 'theirs'),
      '2': () => choose(merge.parts[at], 'both'),
      '3': () => choose(merge.parts[at], 'yours'),
    },
    { inDialog: true },
  );
  return (
    <>
      <div className={c.sides} aria-hidden>
        <strong>{t('Published now')}</strong>
        <strong>{t('Your draft')}</strong>
      </div>
      <ol className={c.parts}>
        {merge.parts.map((part, i) => (
          <Part
            key={part.id}
            part={part}
            number={i + 1}
            isAt={i === at}
            now={now}
            choice={choices[part.id]}
            onChoose={(choice) => {
              setAt(i);
              choose(part, choice);
            }}
          />
        ))}
        {merge.parts.length === 0 && <li className={c.none}>{t('You both wrote the same.')}</li>}
      </ol>
      <div className={c.foot}>
        <span role="status">
          {t('{{left}} of {{all}} still to choose', { left: toChoose, all: merge.parts.length })}
        </span>
        <KeyHints
          hints={[
            { keys: ['J', 'K'], does: t('move') },
            { keys: ['1'], does: t('theirs') },
            { keys: ['2'], does: t('both') },
            { keys: ['3'], does: t('yours') },
          ]}
        />
        <Button variant="default" onClick={onClose}>
          {t('Keep as draft')}
        </Button>
        <Button
          disabled={toChoose > 0}
          onClick={() => onMerged(merged(merge, now.content, choices), now.revision)}
        >
          {t('Go on with the result')}
        </Button>
      </div>
    </>
  );
}

interface PartProps {
  part: MergePart;
  number: number;
  isAt: boolean;
  now: OpenProvision;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function Part({ part, number, isAt, now, choice, onChoose }: PartProps) {
  const [isOpened, setOpened] = useState(false);
  const isBoth = part.changed === 'both';
  return (
    <li className={c.part} data-at={isAt || undefined}>
      <div className={c.title}>
        <span className={c.number}>{number}</span>
        <strong>{nameOf(part, now)}</strong>
        {!isBoth && !isOpened && (
          <span className={c.quiet}>{t('taken by itself, only one of you changed it')}</span>
        )}
        {isBoth &&
          (choice ? (
            <span className={c.chosen}>
              <IconCheck size={14} aria-hidden /> {t('chosen')}
            </span>
          ) : (
            <Tag tone="amber">{t('Choose')}</Tag>
          ))}
        <span className={c.space} />
        {isBoth || isOpened ? (
          <Segments<Choice>
            label={t('What is taken of {{name}}', { name: nameOf(part, now) })}
            value={choice ?? (isBoth ? ('' as Choice) : (part.changed as Choice))}
            onChange={onChoose}
            data={[
              { value: 'theirs', label: t('Theirs') },
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
    </li>
  );
}

const nameOf = ({ of, key }: MergePart, now: OpenProvision): string => {
  if (of === 'text') return t('Text');
  if (of === 'value')
    return t('Value: {{field}}', {
      field: now.fields.find((field) => field.key === key)?.label ?? key ?? '',
    });
  return {
    warning: t('Warning'),
    policy: t('Policy'),
    effectiveDate: t('Effective date'),
    confidence: t('Confidence'),
    openQuestion: t('What is not settled'),
    editorNote: t('Editor’s note'),
    sources: t('Sources'),
    acts: t('Acts'),
    regulations: t('Regulations'),
    references: t('Also see'),
  }[of];
};

const htmlOf = (blocks: unknown): string => (Array.isArray(blocks) ? blocks.join('') : String(blocks ?? ''));

function Side({ part, side, now }: { part: MergePart; side: 'theirs' | 'yours'; now: OpenProvision }) {
  const isSame = JSON.stringify(part[side]) === JSON.stringify(part.base);
  if (isSame) return <div className={c.quiet}>{t('unchanged')}</div>;
  if (part.of === 'text' || part.of === 'warning' || part.of === 'policy') {
    return (
      <div>
        <RedlineText html={redline(htmlOf(part.base), htmlOf(part[side])).html} />
      </div>
    );
  }
  return <div>{wordsOf(part, part[side], now)}</div>;
}

function wordsOf(part: MergePart, value: unknown, now: OpenProvision): string {
  if (part.of === 'value') {
    const field = now.fields.find(({ key }) => key === part.key);
    const rows = value as EditableRow[];
    return field
      ? rows
          .slice(0, 3)
          .map((row) => [rowWords(field, row), row.from].filter(Boolean).join(' · '))
          .join('; ')
      : '';
  }
  if (part.of === 'sources')
    return (value as EditableProvision['sources'])
      .map(({ ref, checked }) => [ref, checked].filter(Boolean).join(' · '))
      .join('; ');
  if (part.of === 'acts' || part.of === 'regulations') {
    return (value as EditableProvision['acts'])
      .map(({ id, sections }) =>
        [now.instruments.find((one) => one.id === id)?.name ?? id, sections].filter(Boolean).join(' · '),
      )
      .join('; ');
  }
  if (part.of === 'references')
    return (value as string[])
      .map((id) => now.references.find((one) => one.id === id)?.name ?? id)
      .join('; ');
  return value === null ? '–' : String(value);
}

export { MergeDialog as Component };
