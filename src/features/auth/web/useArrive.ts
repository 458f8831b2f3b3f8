import { useNavigate } from 'react-router';
import type { CurrentUser } from '../contract.ts';
import { session } from './api.ts';
import { signIn } from './currentUser.ts';
import { landingOf } from './guards.ts';

/** Signs this tab in as the person that a call answered, and leads them to the page they asked for before, or home. */
export function useArrive(): (user: CurrentUser) => void {
  const navigate = useNavigate();
  return (user) => {
    signIn(user);
    const landing = landingOf(user);
    // A page that somebody else used is loaded anew: nothing of theirs stays in its memory.
    if (session.isAnother()) window.location.replace(landing);
    else navigate(landing, { replace: true });
  };
}
