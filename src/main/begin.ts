import '../ui/mantine.css';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/print.css';
import { session } from '../features/auth/web/api.ts';
import { currentUser } from '../features/auth/web/currentUser.ts';
import { callHubAhead } from '../features/builder/web/callAhead.ts';
import { callReportAhead } from '../features/reports/web/callAhead.ts';

/**
 * Where the page begins, before the application itself has come: the screen of this address is fetched beside the
 * application and not after it, and the server is asked for what the screen will show.
 */

/** Answers that come about when the code does are shown at once; for later ones the page stands and waits with its reader. */
const WORTH_WAITING_MS = 400;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What the screen of an address asks for first, and its code. */
function openAhead(): Promise<unknown> {
  const { pathname } = window.location;
  if (/^\/m\/builder(?:\/|$)/.test(pathname)) {
    void import('../features/builder/web/InfoHubScreen.tsx');
    return callHubAhead(window.location, (path, state) => {
      if (isStarted) return;
      // As the router writes an entry of the history: it finds itself at the address it would have gone to.
      window.history.replaceState({ ...window.history.state, usr: state }, '', path);
    });
  }
  const report = /^\/m\/my\/reports\/([\w-]+)$/.exec(pathname)?.[1];
  if (report) {
    void import('./ReportWithNotes.tsx');
    return callReportAhead(report);
  }
  return currentUser();
}

let isStarted = false;

async function begin(): Promise<void> {
  const isMember = window.location.pathname.startsWith('/m/') && session.get() !== null;
  // What fails here is asked for again by the screen, which says so.
  const answers = isMember ? openAhead().catch(() => {}) : Promise.resolve();
  if (isMember) void import('./MemberArea.tsx');
  const { start } = await import('./web.tsx');
  await Promise.race([answers, pause(WORTH_WAITING_MS)]);
  isStarted = true;
  start();
}

void begin();
