import { useEffect, useState } from 'react';
import type { Colleague } from '../../schemas.ts';
import { editorApi } from '../api.ts';

const EVERY_MS = 8_000;

/** Tells two tabs of one editor apart. */
const TAB = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

export interface Around {
  colleagues: Colleague[];
  /** Of the provision as it is published by now; null until it was first asked. */
  revision: number | null;
}

/** Says where this editor is while the page is looked at, and who else is in the provision. */
export function usePresence(provisionId: string, place: string, known: readonly Colleague[]): Around {
  const [around, setAround] = useState<Around>({ colleagues: [...known], revision: null });
  useEffect(() => {
    let isWanted = true;
    const say = () => {
      if (document.visibilityState === 'hidden') return;
      editorApi.presence({ params: { id: provisionId }, body: { tab: TAB, place } }).then(
        ({ colleagues, revision }) => {
          if (isWanted) setAround({ colleagues, revision });
        },
        // Saving says it when there is no connection.
        () => {},
      );
    };
    say();
    const timer = setInterval(say, EVERY_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [provisionId, place]);
  return around;
}
