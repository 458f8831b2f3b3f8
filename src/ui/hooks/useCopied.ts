import { useEffect, useState } from 'react';
import { t } from '../../shared/text.ts';
import { announce } from '../state/announcer.tsx';
import { toast } from '../toasts/toasts.ts';
import { type CopiedText, copyText } from './copyText.ts';

/** Specification 9: how long the tick of a copy stands. */
const TICK_MS = 3_000;

/** Copies, and says for three seconds that it did. A browser that refuses is told of in a toast. */
export function useCopied(): { isCopied: boolean; copy: (text: CopiedText) => void } {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = (text: CopiedText) =>
    void copyText(text).then(
      () => {
        setCopied(true);
        announce(t('Copied'));
      },
      () =>
        toast.warning({
          lead: t('The browser did not allow copying.'),
          detail: t('Select the text and copy it by hand.'),
        }),
    );
  return { isCopied, copy };
}
