import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';

type Listener = (message: string) => void;

let listener: Listener | null = null;

/** Says something to people who use a screen reader, when they have finished what they are listening to. */
export const announce = (message: string): void => listener?.(message);

/** How long the words stand in the region; somebody who reads the page line by line does not meet them again. */
const SPOKEN_MS = 3_000;

/** The live region that `announce` speaks through. It stands once on the page, from the beginning. */
export function Announcer() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    listener = setMessage;
    return () => {
      listener = null;
    };
  }, []);
  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), SPOKEN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return <VisuallyHidden aria-live="polite">{message}</VisuallyHidden>;
}
