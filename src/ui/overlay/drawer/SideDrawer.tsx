import { lazyOverlay } from '../late/lazyOverlay.tsx';
import type { DrawerProps } from './DrawerPanel.tsx';

/** Details beside the page, or filters of a narrow one. */
export const SideDrawer = lazyOverlay<DrawerProps>(
  async () => (await import('./DrawerPanel.tsx')).DrawerPanel,
);
