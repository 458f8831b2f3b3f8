import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { session, storage } from '../../features/auth/web/api.ts';
import { forgetCurrentUser } from '../../features/auth/web/currentUser.ts';
import { rememberNextPage } from '../../features/auth/web/nextPage.ts';
import { restoreTypedText } from '../../ui/overlay/late/typedText.ts';
import { pageNonce } from '../../ui/pageConfig.ts';
import { onRefusal, queryClient } from '../../ui/state/queryClient.ts';
import { AppProvider } from '../../ui/theme/AppProvider.tsx';
import { hideWhileAsleep } from './hideWhileAsleep.ts';
import { routes } from './routes.tsx';

// The scroll lock of dialogs writes a style element of its own and looks for the nonce here.
Object.assign(window, { __webpack_nonce__: pageNonce() });

type Router = ReturnType<typeof createBrowserRouter>;

/** Waits until what stands at the address is known, with its code: nothing could be drawn before. */
const opened = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Draws the application, at the address where the browser is now. */
export async function start(): Promise<void> {
  const router = createBrowserRouter(routes);

  const isProtected = (): boolean => /^\/[ma](?:\/|$)/.test(router.state.location.pathname);

  session.subscribe((change) => {
    if (change === 'otherPerson') return;
    if (change === 'begunElsewhere' && session.isAnother()) return window.location.reload();
    if (change === 'begunElsewhere') {
      queryClient.clear();
      void router.revalidate();
      return;
    }
    const { pathname, search, hash } = router.state.location;
    if (change === 'refused' && isProtected()) {
      rememberNextPage(storage, pathname + search + hash, window.location.origin);
    }
    // What the person saw leaves the memory only after it has left the screen.
    void (isProtected() ? router.navigate('/login') : Promise.resolve()).then(() => queryClient.clear());
  });

  hideWhileAsleep(session);

  onRefusal((error) => {
    if (error.code === 'trial_expired') void forgetCurrentUser().then(() => router.revalidate());
  });

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the application.');
  await opened(router);
  // In slices: a first drawing at one go would keep a slow processor for half a second.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <AppProvider>
          <RouterProvider router={router} />
        </AppProvider>
      </StrictMode>,
    ),
  );
  restoreTypedText();
}
