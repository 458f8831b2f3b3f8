import { type ComponentProps, type ComponentType, useState } from 'react';
import { t } from '../../../shared/text.ts';
import type { LateModule } from './fetchOnce.ts';
import { loadOnFirstInteraction } from './loadOnFirstInteraction.ts';
import type { PopupShape } from './PopupFrame.tsx';
import { toastNotLoaded } from './toastNotLoaded.tsx';

interface Shape<P> extends PopupShape {
  /** Names a dialog. */
  label?: (props: P) => string;
}

const notLoaded = (role: PopupShape['role']): string =>
  role === 'menu' ? t('The menu did not load.') : t('The list did not load.');

/**
 * A menu or list behind a button, which is only made when the button is first pressed, and whose code comes when somebody is
 * there: pages hold hundreds of them. `Target` is the button and the late module's `Component` what opens; both are given the
 * properties of the whole, and what opens the way to close it.
 */
export function lazyPopup<P extends object>(
  shape: Shape<P>,
  Target: ComponentType<P & ComponentProps<'button'>>,
  fetchContent: () => Promise<LateModule<P & { close: () => void }>>,
): ComponentType<P> {
  const code = loadOnFirstInteraction(async () => {
    const [{ PopupFrame }, { Component }] = await Promise.all([import('./PopupFrame.tsx'), fetchContent()]);
    return { PopupFrame, Content: Component };
  });

  return function LazyPopup(props: P) {
    const [popup, setPopup] = useState<ReturnType<typeof code.get>>(null);
    const open = () =>
      void code.load().then(setPopup, (error: unknown) => toastNotLoaded(notLoaded(shape.role), error));
    if (!popup) return <Target {...props} aria-haspopup={shape.role} aria-expanded={false} onClick={open} />;
    const { PopupFrame, Content } = popup;
    return (
      <PopupFrame shape={shape} label={shape.label?.(props)} target={<Target {...props} />}>
        {(close) => <Content {...props} close={close} />}
      </PopupFrame>
    );
  };
}
