import '../ui/mantine.css';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/print.css';
import { session } from '../features/auth/web/api.ts';
import { currentUser } from '../features/auth/web/currentUser.ts';
import { callHubAhead } from '../features/builder/web/callAhead.ts';
import { torontoDay } from '../shared/torontoDate.ts';

/**
 * Where the page begins, before the application itself has come: the screen of this address is fetched beside the
 * application and not after it, and the server is asked for what the screen will show.
 */
const { pathname } = window.location;
const isMember = pathname.startsWith('/m/') && session.get() !== null;

if (isMember) {
  const isHub = /^\/m\/builder(?:\/|$)/.test(pathname);
  const calls = isHub ? callHubAhead(window.location) : currentUser();
  // What fails here is asked for again by the screen, which says so.
  calls.catch(() => {});
  void import('./MemberArea.tsx');
  if (isHub) void import('../features/builder/web/InfoHubScreen.tsx');
}
void import('./web.tsx');
// The clock takes a while to make: it is made while the page waits for its first answers.
if (isMember) window.requestIdleCallback?.(() => torontoDay(new Date()));
