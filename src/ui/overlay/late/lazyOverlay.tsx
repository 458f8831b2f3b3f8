import { type ComponentType, useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { fetchOnce, type LateModule } from './fetchOnce.ts';
import { toastNotLoaded } from './toastNotLoaded.tsx';

interface Openable {
  opened: boolean;
  onClose: () => void;
}

/**
 * A dialog, drawer or panel whose code is fetched when it is first opened. It is put in place closed and opened from there, so
 * that it knows where the focus came from and can give it back. When its code does not come it says so and stays closed.
 */
export function lazyOverlay<P extends Openable>(
  fetchOverlay: () => Promise<LateModule<P>>,
): ComponentType<P> {
  const code = fetchOnce(fetchOverlay);

  return function LazyOverlay(props: P) {
    const { opened, onClose } = props;
    const [Overlay, setOverlay] = useState<ComponentType<P> | null>(null);
    const [isPlaced, setPlaced] = useState(false);
    const close = useRef(onClose);
    close.current = onClose;

    useEffect(() => {
      if (!opened || Overlay) return;
      let isWanted = true;
      code.load().then(
        ({ Component }) => isWanted && setOverlay(() => Component),
        (error: unknown) => {
          if (!isWanted) return;
          toastNotLoaded(t('The dialog did not load.'), error);
          close.current();
        },
      );
      return () => {
        isWanted = false;
      };
    }, [opened, Overlay]);
    useEffect(() => setPlaced(Overlay !== null), [Overlay]);

    return Overlay && <Overlay {...props} opened={opened && isPlaced} />;
  };
}
