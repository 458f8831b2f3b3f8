import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { Deadline } from '../../schemas.ts';
import { editorApi } from '../api.ts';
import { AddItem } from './AddItem.tsx';
import { DeadlineForm } from './DeadlineForm.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import c from './Listed.module.css';
import { toastTakenOut } from './toastTakenOut.tsx';
import type { WriteBeside } from './useBeside.ts';

const dueWords = (on: string): string =>
  on.length === 5
    ? t('Every year on {{day}}', { day: shortDate(`2024-${on}`).replace(/, \d{4}$/, '') })
    : shortDate(on);

interface Props {
  provisionId: string;
  deadlines: readonly Deadline[];
  write: WriteBeside;
}

/** The dated duties that readers are reminded of. Each is written at once. */
export function DeadlinesTab({ provisionId, deadlines, write }: Props) {
  const [edited, setEdited] = useState<string | null>(null);
  const remove = async (one: Deadline) => {
    const { on, duty, from } = one;
    const isDone = await write(() =>
      editorApi.removeDeadline({ params: { id: provisionId, deadlineId: one.id } }),
    );
    if (isDone !== 'done') return;
    toastTakenOut(
      t('Taken out.'),
      () =>
        void write(() => editorApi.addDeadline({ params: { id: provisionId }, body: { on, duty, from } })),
    );
  };
  const given = { provisionId, write, onDone: () => setEdited(null) };
  return (
    <>
      <ul className={c.listed} aria-label={t('Deadlines')}>
        {deadlines.map((one) => (
          <li key={one.id}>
            {edited === one.id ? (
              <DeadlineForm {...given} deadline={one} />
            ) : (
              <DeadlineLine
                deadline={one}
                onEdit={() => setEdited(one.id)}
                onRemove={() => void remove(one)}
              />
            )}
          </li>
        ))}
        {deadlines.length === 0 && <li>{t('No dated duty stands with this provision.')}</li>}
        {edited === 'new' && (
          <li>
            <DeadlineForm {...given} deadline={null} />
          </li>
        )}
      </ul>
      {edited !== 'new' && <AddItem label={t('Deadline')} onClick={() => setEdited('new')} />}
    </>
  );
}

interface LineProps {
  deadline: Deadline;
  onEdit: () => void;
  onRemove: () => void;
}

const DeadlineLine = ({ deadline: { on, duty, from }, onEdit, onRemove }: LineProps) => (
  <p className={c.head}>
    <Tag tone="amber">{dueWords(on)}</Tag>
    <span>
      {duty}
      {from && <span className={c.quiet}> {t('from {{date}}', { date: shortDate(from) })}</span>}
    </span>
    <ItemButtons name={duty} onEdit={onEdit} onRemove={onRemove} />
  </p>
);
