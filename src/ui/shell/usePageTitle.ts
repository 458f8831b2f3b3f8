import { useLayoutEffect } from 'react';
import { pageConfig } from '../pageConfig.ts';

/** Names the tab of the browser: the screen first, then the product. It is named before another screen is announced by its name. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · ${pageConfig.productName}`;
  }, [title]);
}
