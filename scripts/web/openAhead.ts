import type { Plugin } from 'vite';

/** What every page goes on with after its first file. */
const NEXT_FILES = /^assets\/(?:packages|application)-[\w-]+\.(?:js|css)$/;

/** What those who come back signed in need besides: for the whole member area, and for the screen of an address. */
const MEMBER_FILES = /^assets\/member-[\w-]+\.(?:js|css)$/;
const MEMBER_CALLS = ['/currentUser'];
const SCREENS = {
  '/m/builder': { files: /^assets\/hub-[\w-]+\.(?:js|css)$/, calls: ['/api/areas/withPrunedTopics'] },
  '/m/my/reports/': {
    files: /^assets\/report-[\w-]+\.(?:js|css)$/,
    calls: ['/api/reports/*', '/api/reports/*/provisions'],
  },
};

interface Ahead {
  files: string[];
  /** A star stands for the rest of the page's address, which is an id. */
  calls: string[];
}

/**
 * Runs in the head of the page, before any other code has come, so it is written out there whole: fetches the files of this
 * address, and asks the server for what the first file would ask (`auth/web/answersAhead.ts` takes the answers).
 */
function openAhead(member: Ahead, screens: Record<string, Ahead>): void {
  let token: string | null = null;
  try {
    token = localStorage.getItem('token');
  } catch {
    // Without storage nobody comes back signed in.
  }
  const { pathname } = location;
  if (!token || !pathname.startsWith('/m/')) return;
  const screenPath = Object.keys(screens).find((path) => pathname.startsWith(path)) ?? '';
  const wanted = [member, screens[screenPath] ?? { files: [], calls: [] }];
  const id = pathname.slice(screenPath.length);
  for (const file of wanted.flatMap(({ files }) => files)) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
  const config = document.getElementById('config')?.textContent ?? '';
  if (!config.startsWith('{') || JSON.parse(config).apiBaseUrl) return;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answers: Record<string, Promise<Response>> = {};
  for (const call of wanted.flatMap(({ calls }) => calls)) {
    if (call.includes('*') && !/^[\w-]+$/.test(id)) continue;
    const address = call.replace('*', id);
    const answer = fetch(address, { headers });
    // Whoever takes the answer says that it failed.
    answer.catch(() => {});
    answers[address] = answer;
  }
  Object.assign(window, { answersAhead: { token, answers } });
}

const PLACE = '<!-- open-ahead -->';

/** Writes into the page what it is to fetch at once: beside its first file, and not when that asks for it. */
export const earlyRequestsInPage = (nonce: string): Plugin => ({
  name: 'open-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, context) => {
      const files = Object.keys(context.bundle ?? {});
      const of = (pattern: RegExp): string[] => files.filter((file) => pattern.test(file));
      const screens = Object.fromEntries(
        Object.entries(SCREENS).map(([path, screen]) => [path, { ...screen, files: of(screen.files) }]),
      );
      const given = [{ files: of(MEMBER_FILES), calls: MEMBER_CALLS }, screens].map((part) =>
        JSON.stringify(part),
      );
      const script = `<script nonce="${nonce}">(${openAhead})(${given.join(', ')})</script>`;
      return {
        html: html.replace(PLACE, () => script),
        tags: of(NEXT_FILES).map((file) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: {
            rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload',
            crossorigin: true,
            href: `/${file}`,
          },
        })),
      };
    },
  },
});
