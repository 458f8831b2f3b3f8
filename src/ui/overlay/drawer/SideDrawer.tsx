import { lazyOverlay } from '../late/lazyOverlay.tsx';

/** Details beside the page, or filters of a narrow one. */
export const SideDrawer = lazyOverlay(() => import('./DrawerPanel.tsx'));
