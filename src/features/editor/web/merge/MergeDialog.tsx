import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { OpenProvision } from '../../schemas.ts';
import { openQuery } from '../api.ts';
import c from './MergeDialog.module.css';
import { MergedRedline } from './MergedRedline.tsx';
import { MergeFoot } from './MergeFoot.tsx';
import { MergePartRow } from './MergePartRow.tsx';
import { MergeSides } from './MergeSides.tsx';
import { useMerge } from './useMerge.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  provisionId: string;
  yours: EditableProvision;
  /** What follows from the choices, to go on from the revision that is published now. */
  onMerged: (content: EditableProvision, baseRevision: number) => void;
}

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
  const { parts, choices, typed, toChoose, choose, type, result } = useMerge(now, yours);
  const [at, setAt] = useState(0);
  const [isRedline, setRedline] = useState(false);
  const { fullName } = useCurrentUser();
  const them = firstNameIn(now);
  const move = (by: number) => () => setAt(Math.max(0, Math.min(parts.length - 1, at + by)));
  useKeys(
    isRedline
      ? {}
      : {
          j: move(1),
          k: move(-1),
          '1': () => choose(parts[at], 'theirs'),
          '2': () => choose(parts[at], 'both'),
          '3': () => choose(parts[at], 'yours'),
        },
    { inDialog: true },
  );
  return (
    <>
      <MergeSides now={now} yours={yours} you={fullName} />
      {isRedline ? (
        <MergedRedline now={now} result={result()} parts={parts} toChoose={toChoose} />
      ) : (
        <ol className={c.parts}>
          {parts.map((part, i) => (
            <MergePartRow
              key={part.id}
              part={part}
              number={i + 1}
              isAt={i === at}
              now={now}
              them={them}
              choice={choices[part.id]}
              typed={typed[part.id]}
              onType={(html) => type(part, html)}
              onChoose={(choice) => {
                setAt(i);
                choose(part, choice);
              }}
            />
          ))}
          {parts.length === 0 && <li className={c.none}>{t('You both wrote the same.')}</li>}
        </ol>
      )}
      <MergeFoot
        toChoose={toChoose}
        all={parts.length}
        them={them}
        onMove={isRedline ? null : move}
        onRedline={() => setRedline(!isRedline)}
        onClose={onClose}
        onGoOn={() => onMerged(result(), now.revision)}
      />
    </>
  );
}

export { MergeDialog as Component };
