import { type ComponentProps, type ComponentType, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { toast } from '../../toasts/toasts.ts';
import { loadOnFirstInteraction } from './loadOnFirstInteraction.ts';

/** What opens, by its role. */
type Popup = 'menu' | 'dialog';

const NOT_LOADED: Record<Popup, () => string> = {
  menu: () => t('The menu did not load.'),
  dialog: () => t('The list did not load.'),
};

/**
 * A menu or list behind a button, which is only made when the button is first pressed, and whose code comes when somebody is
 * there: pages hold hundreds of them. `Target` is that button, given the properties of the whole; the whole shows the same one
 * and is open from the beginning (`useOpenAtOnce.ts`).
 */
export function lazyPopup<P extends object>(
  popup: Popup,
  Target: ComponentType<P & ComponentProps<'button'>>,
  fetchOpen: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const load = loadOnFirstInteraction(fetchOpen);

  return function PopupWhenUsed(props: P) {
    const [Open, setOpen] = useState<ComponentType<P> | null>(null);
    const ask = () =>
      void load().then(
        (Loaded) => setOpen(() => Loaded),
        () => toast.error({ lead: NOT_LOADED[popup](), detail: t('Check your connection and try again.') }),
      );
    if (Open) return <Open {...props} />;
    return <Target {...props} aria-haspopup={popup} aria-expanded={false} onClick={ask} />;
  };
}
