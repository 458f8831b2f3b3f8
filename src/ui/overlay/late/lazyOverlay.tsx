import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

interface Openable {
  opened: boolean;
}

/**
 * A dialog, drawer or panel whose code is fetched when it is first opened. It is put in place closed and opened from
 * there, so that it knows where the focus came from and can give it back.
 */
export function lazyOverlay<P extends Openable>(load: () => Promise<ComponentType<P>>) {
  const Loaded = lazy(async () => {
    const Component: ComponentType<P> = await load();
    const FromClosed = (props: P) => {
      const [isPlaced, setPlaced] = useState(false);
      useEffect(() => setPlaced(true), []);
      return <Component {...props} opened={props.opened && isPlaced} />;
    };
    return { default: FromClosed as ComponentType<Openable> };
  });

  return function Opening(props: P) {
    const [wasOpened, setWasOpened] = useState(props.opened);
    if (props.opened && !wasOpened) setWasOpened(true);
    if (!wasOpened) return null;
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
