import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';

type Listener = (message: string) => void;

let listener: Listener | null = null;

/** Says something to people who use a screen reader, when they have finished what they are listening to. */
export const announce = (message: string): void => listener?.(message);

/** The live region that `announce` speaks through. It stands once on the page, from the beginning. */
export function Announcer() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    // The same words twice in a row are said twice only when the region changes.
    listener = (next) => setMessage((current) => (current === next ? `${next} ` : next));
    return () => {
      listener = null;
    };
  }, []);
  return <VisuallyHidden aria-live="polite">{message}</VisuallyHidden>;
}
