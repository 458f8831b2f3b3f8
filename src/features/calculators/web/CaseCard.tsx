import c from './Case.module.css';
import { CaseForm, type CaseProps } from './CaseForm.tsx';
import { CaseOnPhone } from './CaseOnPhone.tsx';
import type { Values } from './form/fields.ts';
import { useOnPhone } from './useOnPhone.ts';

interface Props extends CaseProps {
  /** What every case begins with. */
  initial: Values;
}

/** Everything that is asked, in one card; on a phone the case in a few words, which opens it. */
export function CaseCard({ initial, ...props }: Props) {
  const isPhone = useOnPhone();
  return isPhone ? (
    <CaseOnPhone {...props} initial={initial} />
  ) : (
    <CaseForm {...props} className={c.inputs} />
  );
}
