import { Menu, Popover } from '@mantine/core';
import {
  cloneElement,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';

/** How a popup looks. */
export interface PopupShape {
  role: 'menu' | 'dialog';
  /** In pixels, or as wide as its button. */
  width: number | 'target';
  /** Which of its edges is in line with the button's; the end unless it says otherwise. */
  align?: 'start' | 'end';
}

interface Props {
  shape: PopupShape;
  /** The name of a dialog. A menu has that of its button. */
  label?: string;
  /** The button, which takes the place of the one that was pressed. */
  target: ReactElement<{ ref?: Ref<HTMLButtonElement>; onClick?: () => void }>;
  children: (close: () => void) => ReactNode;
}

/** Escape that is pressed within closes the popup, and not the drawer or dialog that it stands in as well. */
const keepEscape = ({ target }: FocusEvent<HTMLElement>): void =>
  target.setAttribute('data-mantine-stop-propagation', 'true');

/** A menu or list with its button. It is open from the beginning: it is made when its button is first pressed (`lazyPopup`). */
export function PopupFrame({ shape: { role, width, align = 'end' }, label, target, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  // It opens from its button, so that closing it gives the focus back there.
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  const shared = { opened, onChange: setOpened, width, position: `bottom-${align}` } as const;
  const content = children(() => setOpened(false));
  if (role === 'menu') {
    return (
      <Menu {...shared}>
        <Menu.Target>{cloneElement(target, { ref: button })}</Menu.Target>
        <Menu.Dropdown onFocusCapture={keepEscape}>{content}</Menu.Dropdown>
      </Menu>
    );
  }
  return (
    <Popover {...shared} trapFocus returnFocus>
      <Popover.Target>
        {cloneElement(target, { ref: button, onClick: () => setOpened(!opened) })}
      </Popover.Target>
      {/* Its own name, and not the words on its button. */}
      {/* biome-ignore lint/a11y/useValidAriaValues: Mantine's reference to the button goes only by another value */}
      <Popover.Dropdown p={0} aria-labelledby="" aria-label={label} onFocusCapture={keepEscape}>
        {content}
      </Popover.Dropdown>
    </Popover>
  );
}
