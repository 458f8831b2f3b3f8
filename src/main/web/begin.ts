import '../../ui/theme/mantine.css';
import 'virtual:theme.css';
import '../../ui/theme/fonts.css';
import '../../ui/theme/tokens.css';
import '../../ui/theme/base.css';
import '../../ui/theme/print.css';
import { session } from '../../features/auth/web/api.ts';
import { currentUser } from '../../features/auth/web/currentUser.ts';
import { prefetchHub } from '../../features/hub/web/callAhead.ts';
import { prefetchReport } from '../../features/reports/web/callAhead.ts';
import { t } from '../../shared/text.ts';
import { PageOutdated } from '../../ui/overlay/late/importChunk.ts';
import { reloadPageOnce } from '../../ui/overlay/late/reloadPage.ts';

/**
 * Where the page begins, before the application itself has come: the screen of this address is fetched beside the
 * application and not after it, and the server is asked for what the screen will show.
 */

/** Answers that come about when the code does are shown at once; for later ones the page stands and waits with its reader. */
const WORTH_WAITING_MS = 400;

/** Running the application's code keeps the page from asking anything, so it waits a little for the last question. */
const ASKED_WITHIN_MS = 150;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Ahead {
  /** All answers are there. */
  answers: Promise<unknown>;
  /** Everything is asked for. */
  asked: Promise<unknown>;
  code?: () => Promise<unknown>;
}

const isHub = (path: string): boolean => /^\/m\/builder(?:\/|$)/.test(path);
const reportOf = (path: string): string | undefined => /^\/m\/my\/reports\/([\w-]+)$/.exec(path)?.[1];

/** As the router writes an entry of the history: it finds itself at the address it would have gone to. */
function moveTo(path: string, state: unknown): void {
  if (!isStarted) window.history.replaceState({ ...window.history.state, usr: state }, '', path);
}

/** What the screen of an address asks for first, and its code. */
function openAhead(): Ahead {
  const { pathname } = window.location;
  if (isHub(pathname)) {
    let onAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      onAsked = resolve;
    });
    const answers = prefetchHub(window.location, { onAddress: moveTo, onAsked });
    const code = () => import('../../features/hub/web/InfoHubScreen.tsx');
    return { answers, asked: Promise.race([asked, answers]), code };
  }
  const report = reportOf(pathname);
  if (report) {
    const code = () => import('./ReportWithNotes.tsx');
    return { answers: prefetchReport(report), asked: Promise.resolve(), code };
  }
  return { answers: currentUser(), asked: Promise.resolve() };
}

const NOTHING: Ahead = { answers: Promise.resolve(), asked: Promise.resolve() };
let isStarted = false;

async function begin(): Promise<void> {
  const isMember = window.location.pathname.startsWith('/m/') && session.get() !== null;
  // What fails here is asked for again by the screen, which says so.
  const { answers, asked, code }: Ahead = isMember ? openAhead() : NOTHING;
  const settled = answers.catch(() => {});
  await Promise.race([asked.catch(() => {}), pause(ASKED_WITHIN_MS)]);
  // Whoever needs the code asks for it again, and says when it does not come.
  if (isMember) import('./MemberLayout.tsx').catch(() => {});
  code?.().catch(() => {});
  const { start } = await import('./main.tsx');
  await Promise.race([settled, pause(WORTH_WAITING_MS)]);
  isStarted = true;
  await start();
}

/** Nothing of the application has come, so its failure is said without it. */
function sayNotLoaded(): void {
  const text = document.createElement('p');
  text.role = 'alert';
  text.textContent = `${t('This page did not load')}. ${t('Check your connection and try again.')}`;
  const again = document.createElement('button');
  again.textContent = t('Try again');
  again.onclick = () => window.location.reload();
  document.getElementById('root')?.replaceChildren(text, again);
}

begin().catch((error: unknown) => {
  console.error(error);
  if (!(error instanceof PageOutdated && reloadPageOnce())) sayNotLoaded();
});
