import '../../ui/theme/mantine.css';
import '../../ui/theme/fonts.css';
import '../../ui/theme/tokens.css';
import '../../ui/theme/base.css';
import '../../ui/theme/print.css';
import { session } from '../../features/auth/web/api.ts';
import { currentUser } from '../../features/auth/web/currentUser.ts';
import { t } from '../../shared/text.ts';
import { PageOutdated } from '../../ui/overlay/late/importChunk.ts';
import { reloadPageOnce } from '../../ui/overlay/late/reloadPage.ts';
import { matchScreen } from './matchScreen.ts';
import { memberScreens } from './screens.ts';

/**
 * Where the page begins, before the application itself has come: the screen of this address is fetched beside
 * the application and not after it, and the server is asked for what the screen will show.
 */

/**
 * Answers that come about when the code does are shown at once; for later ones the page stands and waits with
 * its reader.
 */
const WORTH_WAITING_MS = 400;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks for the code and the answers of the member area at this address. What fails is asked for again by
 * whoever needs it.
 */
function fetchMemberArea(): Promise<unknown> {
  const match = matchScreen(memberScreens, '/m', window.location.pathname);
  const answers = Promise.allSettled([currentUser(), match?.screen.prefetch?.(match.params)]);
  import('./MemberLayout.tsx').catch(() => {});
  match?.screen.load().catch(() => {});
  return answers;
}

async function begin(): Promise<void> {
  const isMember = window.location.pathname.startsWith('/m/') && session.get() !== null;
  const answers = isMember ? fetchMemberArea() : Promise.resolve();
  const { start } = await import('./main.tsx');
  await Promise.race([answers, pause(WORTH_WAITING_MS)]);
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
