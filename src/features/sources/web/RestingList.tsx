import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Jur } from '../../../ui/parts/Jur.tsx';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { Bar, Loading } from '../../../ui/state/Skeleton.tsx';
import { Column, ColumnBody, ColumnEmpty, ColumnFoot, ColumnHead } from '../../../ui/workspace/Columns.tsx';
import { Kbd, KeyHints, ShiftKey } from '../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../ui/workspace/useKeys.ts';
import type { Resting } from '../../statutes/restingSchema.ts';
import c from './Sources.module.css';
import { restingCount } from './words.ts';

interface Props {
  /** Provisions, and special rules beside them. */
  provisions: readonly Resting[];
  /** Whether there is something to read them again for. */
  canRead: boolean;
  /** Heads of the two groups. */
  passage: string;
  others: string;
  isBusy: boolean;
  /** They are still on their way. */
  isPending: boolean;
  onRead: (read: readonly Resting[]) => void;
}

/** The key that reads all the others. */
export const ShiftR = () => (
  <Kbd>
    <ShiftKey /> R
  </Kbd>
);

const MAX_AT_ONCE = 200;

/** What is read by `Shift R` at once: all but those whose passage changed, which are read one by one. */
export const restToRead = (provisions: readonly Resting[]): Resting[] =>
  provisions.filter(({ isPassage, isRead }) => !isPassage && !isRead).slice(0, MAX_AT_ONCE);

/** What the calls that write a reading take. */
export const idsOf = (read: readonly Resting[]): { provisionIds: string[]; ruleIds: string[] } => ({
  provisionIds: read.flatMap(({ kind, id }) => (kind === 'provision' ? [id] : [])),
  ruleIds: read.flatMap(({ kind, id }) => (kind === 'rule' ? [id] : [])),
});

const ListSkeleton = () => (
  <Loading>
    <Bar height={58} gap={8} />
    <Bar height={58} gap={8} />
    <Bar height={58} />
  </Loading>
);

interface RowProps {
  one: Resting;
  isChosen: boolean;
  canRead: boolean;
  mayRead: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onRead: () => void;
}

/** What can be done with the one that is chosen. */
const RowButtons = ({ one, canRead, mayRead, onEdit, onRead }: RowProps) => (
  <div className={c.restingButtons}>
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPencil size={14} aria-hidden />}
      rightSection={<Kbd>E</Kbd>}
      onClick={onEdit}
    >
      {one.kind === 'rule' ? t('Open its provision') : t('Change the text')}
    </Button>
    {canRead && (
      <Button
        size="compact-sm"
        variant="default"
        rightSection={<Kbd>R</Kbd>}
        disabled={!mayRead}
        onClick={onRead}
      >
        {t('Nothing changes')}
      </Button>
    )}
  </div>
);

/** A provision, or a special rule, that rests on the source: open where it is chosen. */
function Row(props: RowProps) {
  const { one, isChosen, canRead, onChoose } = props;
  return (
    <li className={c.resting} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={c.restingHead}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
      >
        <Jur code={one.jurisdiction} />
        <span className={c.restingName}>{one.name}</span>
        <span className={c.quiet}>{one.sections ?? t('no section given')}</span>
      </button>
      <p className={c.tags}>
        {canRead && one.isRead && <Tag tone="green">{t('Read')}</Tag>}
        {one.toldSince && (
          <Tag tone="amber">{t('Readers are told since {{date}}', { date: shortDate(one.toldSince) })}</Tag>
        )}
        {one.kind === 'rule' && <Tag>{t('Special rule')}</Tag>}
        {!one.isPublished && <Tag>{t('Not published')}</Tag>}
      </p>
      {isChosen && (
        <>
          <p className={c.excerpt}>{one.excerpt} …</p>
          <RowButtons {...props} />
        </>
      )}
    </li>
  );
}

/** Which of them is open, and its keys: the first that is not read yet, then the next one. */
function useChosen({ provisions, canRead, isBusy, onRead }: Props) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen =
    provisions.find(({ id }) => id === wanted) ?? provisions.find(({ isRead }) => !isRead) ?? provisions[0];
  const index = chosen ? provisions.indexOf(chosen) : -1;
  const move = (by: number) => () => setWanted(provisions[index + by]?.id ?? chosen?.id ?? null);
  const edit = () =>
    chosen && void navigate(`/a/data/${chosen.area.id}/${chosen.topic.id}/${chosen.provisionId}`);
  const mayRead = canRead && chosen !== undefined && !chosen.isRead && !isBusy;
  const read = () => {
    if (!mayRead) return;
    setWanted(provisions.slice(index + 1).find(({ isRead }) => !isRead)?.id ?? null);
    onRead([chosen]);
  };
  useKeys({
    'shift+j': move(1),
    'shift+k': move(-1),
    ...(mayRead ? { r: read } : {}),
    ...(chosen ? { e: edit } : {}),
  });
  return { chosen, choose: setWanted, mayRead, read, edit };
}

function Count({ provisions }: Pick<Props, 'provisions'>) {
  const of = (wanted: Resting['kind']) => provisions.filter(({ kind }) => kind === wanted).length;
  return restingCount({ provisions: of('provision'), rules: of('rule') });
}

/** The provisions that rest on what changed: those whose passage changed first, each read by itself. */
export function RestingList(props: Props) {
  const { provisions, canRead, passage, others, isPending } = props;
  const { chosen, choose, mayRead, read, edit } = useChosen(props);
  const rows = (list: readonly Resting[]) => (
    <ul className={c.restingList}>
      {list.map((one) => (
        <Row
          key={one.id}
          one={one}
          isChosen={one === chosen}
          canRead={canRead}
          mayRead={mayRead}
          onChoose={() => choose(one.id)}
          onEdit={edit}
          onRead={read}
        />
      ))}
    </ul>
  );
  const groups = [
    { name: passage, list: provisions.filter(({ isPassage }) => isPassage) },
    { name: others, list: provisions.filter(({ isPassage }) => !isPassage) },
  ].filter(({ list }) => list.length > 0);
  return (
    <Column label={t('Rests on it')} width={356} narrow={300}>
      <ColumnHead>
        <h2 className={c.paneHead}>
          {t('Rests on it')} <span>{!isPending && <Count provisions={provisions} />}</span>
        </h2>
      </ColumnHead>
      <ColumnBody>
        {isPending && <ListSkeleton />}
        {!isPending && provisions.length === 0 && <ColumnEmpty title={t('No provision rests on it.')} />}
        {!canRead && provisions.length > 0 && rows(provisions)}
        {canRead &&
          groups.map(({ name, list }) => (
            <section key={name} aria-label={name}>
              <h3 className={c.groupHead}>
                {name} <span>{list.length}</span>
              </h3>
              {rows(list)}
            </section>
          ))}
      </ColumnBody>
      <ColumnFoot>
        <KeyHints
          hints={[
            { keys: ['Shift', 'J'], does: t('next') },
            { keys: ['Shift', 'K'], does: t('previous') },
          ]}
        />
      </ColumnFoot>
    </Column>
  );
}
