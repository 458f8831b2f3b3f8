import type { ReactNode } from 'react';
import { Callout } from '../../parts/Callout.tsx';

interface Props {
  /** What failed; null shows nothing. */
  text: ReactNode;
  action?: ReactNode;
}

/** What is wrong with a form as a whole, said at once to those who listen. */
export function FormFailure({ text, action }: Props) {
  if (!text) return null;
  return (
    <div role="alert">
      <Callout tone="red" action={action}>
        {text}
      </Callout>
    </div>
  );
}
