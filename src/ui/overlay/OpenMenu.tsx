import { Menu } from '@mantine/core';
import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { useOpenAtOnce } from './late/useOpenAtOnce.ts';

interface Props {
  /** The button, which takes the place of the one that was pressed. */
  target: ReactElement<{ ref?: Ref<HTMLButtonElement> }>;
  /** In pixels. */
  width: number;
  children: ReactNode;
}

/** A menu that is open from the beginning: it is made when its button is first pressed (`lazyPopup.tsx`). */
export function OpenMenu({ target, width, children }: Props) {
  const { button, opened, setOpened } = useOpenAtOnce();
  return (
    <Menu position="bottom-end" width={width} opened={opened} onChange={setOpened}>
      <Menu.Target>{cloneElement(target, { ref: button })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
