import { type RefObject, useEffect, useRef, useState } from 'react';

interface OpenAtOnce {
  /** The button, which takes the place of the one that was pressed. */
  button: RefObject<HTMLButtonElement | null>;
  opened: boolean;
  setOpened: (opened: boolean) => void;
}

/** Opens what was made when its button was first pressed: from that button, so that closing it gives the focus back there. */
export function useOpenAtOnce(): OpenAtOnce {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  return { button, opened, setOpened };
}
