import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { Failed } from '../../state/StateCard.tsx';
import { fetchOnce, type LateModule } from './fetchOnce.ts';
import { PageOutdated } from './importChunk.ts';
import { reloadPage } from './reloadPage.ts';

export interface NotLoadedProps {
  error: unknown;
  /** Fetches it again. */
  onRetry: () => void;
}

/** What stands in place of a part whose code did not come. */
export function NotLoaded({ error, onRetry }: NotLoadedProps) {
  if (!(error instanceof PageOutdated)) {
    return (
      <Failed
        title={t('This did not load.')}
        text={t('Check your connection and try again.')}
        onRetry={onRetry}
      />
    );
  }
  return (
    <Failed
      title={t('This page has to be loaded again')}
      text={t('A newer version is there, or the connection was lost for a moment.')}
      onRetry={reloadPage}
    />
  );
}

interface Places {
  /** Shown until the code is there. */
  placeholder?: ReactNode;
  /** Shown when it did not come; a card that offers to try again unless it says otherwise. */
  Failure?: ComponentType<NotLoadedProps>;
}

/** A part of a screen whose code is fetched when it is first shown. When that does not come, its place says so. */
export function lazyPart<P extends object>(
  fetchPart: () => Promise<LateModule<P>>,
  { placeholder = null, Failure = NotLoaded }: Places = {},
): ComponentType<P> {
  const code = fetchOnce(fetchPart);

  return function LazyPart(props: P) {
    const [part, setPart] = useState(code.get);
    const [error, setError] = useState<unknown>(null);

    useEffect(() => {
      if (part || error) return;
      let isShown = true;
      code.load().then(
        (loaded) => isShown && setPart(loaded),
        (reason: unknown) => isShown && setError(reason),
      );
      return () => {
        isShown = false;
      };
    }, [part, error]);

    if (part) return <part.Component {...props} />;
    return error ? <Failure error={error} onRetry={() => setError(null)} /> : placeholder;
  };
}
