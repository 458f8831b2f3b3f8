import { Outlet } from 'react-router';
import { useCurrentUser } from '../../features/auth/web/currentUser.ts';
import type { May } from '../../features/identity/access.ts';
import { LockCard } from '../../ui/workspace/LockCard.tsx';

/** Lets those through who may do this; the others see that, and why, it is locked (specification 6). */
export function Gate({ may }: { may: keyof May }) {
  const user = useCurrentUser();
  return user.may[may] ? <Outlet /> : <LockCard />;
}
