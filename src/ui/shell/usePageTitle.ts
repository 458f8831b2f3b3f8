import { useEffect } from 'react';
import { pageConfig } from '../pageConfig.ts';

/** Names the tab of the browser: the screen first, then the product. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${pageConfig.productName}`;
  }, [title]);
}
