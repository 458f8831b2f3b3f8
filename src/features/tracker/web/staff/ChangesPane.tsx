import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { PaneHeading } from '../../../../ui/workspace/Columns.tsx';
import type { StaffBill, StaffChange } from '../../staffContract.ts';
import { AddChange } from './AddChange.tsx';
import c from './StaffTracker.module.css';

function State({ change: { state, day } }: { change: StaffChange }) {
  if (state === 'rolledIn') return <Tag tone="green">{t('Rolled in')}</Tag>;
  const since = day ? ` · ${shortDate(day)}` : '';
  return (
    <Tag tone={state === 'toRollIn' ? 'amber' : 'grey'}>
      {(state === 'toRollIn' ? t('To be rolled in') : t('Upcoming')) + since}
    </Tag>
  );
}

function Change({ bill, change }: { bill: StaffBill; change: StaffChange }) {
  const [isOpen, setOpen] = useState(change.state === 'toRollIn');
  const part = bill.bill.parts.find(({ id }) => id === change.partId);
  return (
    <article className={c.change}>
      <button type="button" className={c.changeHead} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>
          <b>{change.provision.name}</b> · {change.provision.topic}
          {part && <small>{part.what}</small>}
        </span>
        <State change={change} />
      </button>
      {isOpen && (
        <div className={c.beside}>
          <div>
            <h3>{t('As published')}</h3>
            <Prose html={change.published} />
          </div>
          <div>
            <h3>{t('What will change')}</h3>
            <Prose html={change.overview} />
            <Link
              to={`/a/data/${change.provision.areaId}/${change.provision.topicId}/${change.provision.id}`}
            >
              {t('Open the provision')}
            </Link>
          </div>
        </div>
      )}
    </article>
  );
}

/** The provisions that a bill changes, each as readers have it beside what will change. */
export function ChangesPane({ bill }: { bill: StaffBill }) {
  return (
    <section>
      <PaneHeading title={t('Provisions it changes ({{count}})', { count: bill.changes.length })} />
      {bill.changes.length === 0 && <p className={c.quiet}>{t('No provision is known to change.')}</p>}
      {bill.changes.map((change) => (
        <Change key={change.id} bill={bill} change={change} />
      ))}
      <AddChange bill={bill} />
    </section>
  );
}
