import { type ComponentType, useEffect } from 'react';
import { t } from '../../shared/text.ts';
import type { LateModule } from '../../ui/overlay/late/fetchOnce.ts';
import { PageOutdated } from '../../ui/overlay/late/importChunk.ts';
import { lazyPart, NotLoaded, type NotLoadedProps } from '../../ui/overlay/late/lazyPart.tsx';
import { reloadPageOnce } from '../../ui/overlay/late/reloadPage.ts';
import { Page } from '../../ui/shell/Page.tsx';

/**
 * A screen of another version is loaded with its page, at the same address; what else keeps it from coming is
 * said.
 */
function ScreenNotLoaded({ error, onRetry }: NotLoadedProps) {
  const isOutdated = error instanceof PageOutdated;
  useEffect(() => {
    console.error(error);
    if (isOutdated) reloadPageOnce();
  }, [error, isOutdated]);
  return (
    <Page title={isOutdated ? t('New version') : t('Error')}>
      <NotLoaded error={error} onRetry={onRetry} />
    </Page>
  );
}

/**
 * The code of a screen, as the router fetches it. The router keeps a failure for good, so in its stead it is
 * given the place of the screen, which asks for the code again.
 */
export const lazyScreen = (fetchScreen: () => Promise<LateModule<object>>) => ({
  Component: async (): Promise<ComponentType> => {
    try {
      return (await fetchScreen()).Component;
    } catch {
      return lazyPart(fetchScreen, { Failure: ScreenNotLoaded });
    }
  },
});
