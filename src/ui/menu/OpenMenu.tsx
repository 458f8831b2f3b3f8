import { Menu } from '@mantine/core';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';

interface Props {
  /** The button, which takes the place of the one that was pressed. */
  target: ReactElement<{ ref?: Ref<HTMLButtonElement> }>;
  /** In pixels. */
  width: number;
  children: ReactNode;
}

/** A menu that is open from the beginning: it is made when its button is first pressed (`menuWhenUsed.tsx`). */
export function OpenMenu({ target, width, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu position="bottom-end" width={width} opened={opened} onChange={setOpened}>
      <Menu.Target>{cloneElement(target, { ref: button })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
