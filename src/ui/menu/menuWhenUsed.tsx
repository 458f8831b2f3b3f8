import { type ComponentProps, type ComponentType, useState } from 'react';
import { t } from '../../shared/text.ts';
import { codeAtFirstSign } from '../codeAtFirstSign.ts';
import { toast } from '../toasts/toasts.ts';

/**
 * A menu that is only made when its button is first pressed, and whose code comes when somebody is there: pages hold hundreds of
 * them. `Target` is that button, with the properties of the menu; the whole menu (`OpenMenu.tsx`) shows the same one.
 */
export function menuWhenUsed<P extends object>(
  Target: ComponentType<P & ComponentProps<'button'>>,
  fetchOpen: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const load = codeAtFirstSign(fetchOpen);

  return function MenuWhenUsed(props: P) {
    const [Open, setOpen] = useState<ComponentType<P> | null>(null);
    const ask = () =>
      void load().then(
        (Menu) => setOpen(() => Menu),
        () =>
          toast.error({
            lead: t('The menu did not load.'),
            detail: t('Check your connection and try again.'),
          }),
      );
    if (Open) return <Open {...props} />;
    return <Target {...props} aria-haspopup="menu" aria-expanded={false} onClick={ask} />;
  };
}
