import { ActionIcon, Button, Modal } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { KeyHints } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import { type Choice, type MergePart, mayTakeBoth, merged, mergeOf, type Typed } from '../../merge.ts';
import type { OpenProvision } from '../../schemas.ts';
import { openQuery } from '../api.ts';
import c from './MergeDialog.module.css';
import { MergePartRow } from './MergePartRow.tsx';
import { MergeSides } from './MergeSides.tsx';

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

/** Who published last: "Tom"; null where nobody knows. */
const firstNameIn = (now: OpenProvision | undefined): string | null =>
  now?.lastPublication?.by.split(' ')[0] ?? null;

/** Somebody published meanwhile: what each side changed against the version that both began from, settled one by one. */
function MergeDialog({ opened, onClose, provisionId, yours, onMerged }: Props) {
  const open = useQuery({ ...openQuery(provisionId), enabled: opened });
  const them = firstNameIn(open.data);
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
            <Modal.Title>
              {them
                ? t('{{name}} published while you were writing', { name: them })
                : t('Somebody published while you were writing')}
            </Modal.Title>
            <p>
              {open.data && `${open.data.group.name}, ${open.data.jurisdictionName}. `}
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
  const [typed, setTyped] = useState<Typed>({});
  const [at, setAt] = useState(0);
  const base = now.draftBase ?? now.content;
  const merge = useMemo(() => mergeOf(base, now.content, yours, blocksOf), [base, now.content, yours]);
  const { fullName } = useCurrentUser();
  const them = firstNameIn(now);
  const isSettled = (id: string) => choices[id] !== undefined || typed[id] !== undefined;
  const toChoose = merge.parts.filter(({ changed, id }) => changed === 'both' && !isSettled(id)).length;
  const choose = (part: MergePart | undefined, choice: Choice) => {
    if (!part || (choice === 'both' && !mayTakeBoth(part))) return;
    setChoices({ ...choices, [part.id]: choice });
    const { [part.id]: _, ...others } = typed;
    setTyped(others);
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
      <MergeSides now={now} you={fullName} />
      <ol className={c.parts}>
        {merge.parts.map((part, i) => (
          <MergePartRow
            key={part.id}
            part={part}
            number={i + 1}
            isAt={i === at}
            now={now}
            them={them}
            choice={choices[part.id]}
            typed={typed[part.id]}
            onType={(html) => setTyped((before) => ({ ...before, [part.id]: html }))}
            onChoose={(choice) => {
              setAt(i);
              choose(part, choice);
            }}
          />
        ))}
        {merge.parts.length === 0 && <li className={c.none}>{t('You both wrote the same.')}</li>}
      </ol>
      <div className={c.foot}>
        <ActionIcon size={30} variant="default" aria-label={t('The difference before')} onClick={move(-1)}>
          <IconChevronUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon size={30} variant="default" aria-label={t('The next difference')} onClick={move(1)}>
          <IconChevronDown size={16} aria-hidden />
        </ActionIcon>
        <span role="status">
          {t('{{left}} of {{all}} still to choose', { left: toChoose, all: merge.parts.length })}
        </span>
        <KeyHints
          hints={[
            { keys: ['J', 'K'], does: t('move') },
            { keys: ['1'], does: them ? t('{{name}}’s', { name: them }) : t('theirs') },
            { keys: ['2'], does: t('both') },
            { keys: ['3'], does: t('yours') },
          ]}
        />
        <span className={c.space} />
        <Button variant="default" onClick={onClose}>
          {t('Keep as draft')}
        </Button>
        <Button
          disabled={toChoose > 0}
          onClick={() => onMerged(merged(merge, now.content, choices, typed), now.revision)}
        >
          {t('Go on with the result')}
        </Button>
      </div>
    </>
  );
}

export { MergeDialog as Component };
