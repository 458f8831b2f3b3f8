import { loadedWhenOpened } from '../LoadedWhenOpened.tsx';
import type { DrawerProps } from './DrawerPanel.tsx';

/** Details beside the page, or filters of a narrow one. */
export const SideDrawer = loadedWhenOpened<DrawerProps>(
  async () => (await import('./DrawerPanel.tsx')).DrawerPanel,
);
