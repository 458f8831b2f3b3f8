import { useNavigate } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { PaneHeading } from '../../../../ui/workspace/Columns.tsx';
import { KeyHints } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import type { StaffBill } from '../../staffContract.ts';
import { AddChange } from './AddChange.tsx';
import { Change } from './Change.tsx';
import { rollInAddress } from './changeAddress.ts';
import c from './StaffTracker.module.css';
import { WaitingChanges } from './WaitingChanges.tsx';

/** The provisions that a bill changes, each as readers have it beside its upcoming text. `I` rolls the next one in. */
export function ChangesPane({ bill }: { bill: StaffBill }) {
  const navigate = useNavigate();
  const waiting = bill.changes.filter(({ state }) => state === 'toRollIn');
  const next = waiting.find(({ upcoming }) => upcoming !== null) ?? waiting[0];
  useKeys({ i: next ? () => void navigate(rollInAddress(next)) : undefined });
  return (
    <section>
      <PaneHeading title={t('Provisions it changes ({{count}})', { count: bill.changes.length })}>
        {next && <KeyHints hints={[{ keys: ['I'], does: t('rolls the next one in') }]} />}
      </PaneHeading>
      <WaitingChanges waiting={bill.waiting} />
      {bill.changes.length === 0 && <p className={c.quiet}>{t('No provision is known to change.')}</p>}
      {bill.changes.map((change) => (
        <Change key={change.id} bill={bill} change={change} />
      ))}
      <AddChange bill={bill} />
    </section>
  );
}
