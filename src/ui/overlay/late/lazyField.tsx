import { type ComponentType, useRef, useState } from 'react';
import { t } from '../../../shared/text.ts';
import type { LateModule } from './fetchOnce.ts';
import { loadOnFirstInteraction } from './loadOnFirstInteraction.ts';
import { toastNotLoaded } from './toastNotLoaded.tsx';

/** How a closed field was asked to open. */
export interface Asked {
  /** By pointer or by typing: its list opens with it. Without it only the focus came. */
  open: boolean;
  /** What was typed so far. */
  text: string;
}

export interface ClosedField {
  onAsk: (asked: Partial<Asked>) => void;
}

export interface OpenField {
  asked: Asked;
}

let isPointerDown = false;
if (typeof window !== 'undefined') {
  const told = { capture: true, passive: true };
  window.addEventListener('pointerdown', () => (isPointerDown = true), told);
  for (const event of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(event, () => (isPointerDown = false), told);
  }
}

/**
 * Once a press is over, its click included: the browser gives the focus to what was pressed, and takes it from everybody when
 * that has been replaced meanwhile.
 */
function afterThePress(work: () => void): void {
  if (!isPointerDown) {
    setTimeout(work);
    return;
  }
  const over = () => {
    window.removeEventListener('pointerup', over);
    window.removeEventListener('pointercancel', over);
    setTimeout(work);
  };
  window.addEventListener('pointerup', over);
  window.addEventListener('pointercancel', over);
}

/**
 * A field that looks and answers as the whole one does, but brings the code of its list only when somebody is there: it is
 * fetched at the reader's first interaction, and takes the place of the closed field when that gets the focus. What is typed
 * meanwhile goes along.
 */
export function lazyField<P extends object>(
  Closed: ComponentType<P & ClosedField>,
  fetchField: () => Promise<LateModule<P & OpenField>>,
): ComponentType<P> {
  const code = loadOnFirstInteraction(fetchField);

  return function LazyField(props: P) {
    const asked = useRef<Asked | null>(null);
    const [Field, setField] = useState<ComponentType<P & OpenField> | null>(null);
    const ask = (now: Partial<Asked>) => {
      const isFirst = asked.current === null;
      asked.current = { open: false, text: '', ...asked.current, ...now };
      if (!isFirst) return;
      code.load().then(
        ({ Component }) => afterThePress(() => setField(() => Component)),
        (error: unknown) => {
          asked.current = null;
          toastNotLoaded(t('The list did not load.'), error);
        },
      );
    };
    if (Field && asked.current) return <Field {...props} asked={asked.current} />;
    return <Closed {...props} onAsk={ask} />;
  };
}
