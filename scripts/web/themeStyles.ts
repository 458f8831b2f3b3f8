import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:theme.css';
/** No such file: styles are put together by path, so this sheet has one. */
const RESOLVED = resolve('src/ui/theme.virtual.css');

/** What the kit's provider would write into the page of every reader: the variables of our theme, and the classes of its widths. */
async function themeStyles(): Promise<string> {
  const [{ MantineProvider }, { createElement }, { renderToStaticMarkup }, { theme }, { resolver }] =
    await Promise.all([
      import('@mantine/core'),
      import('react'),
      import('react-dom/server'),
      import('../../src/ui/theme/theme.ts'),
      import('../../src/ui/theme/mantineVariables.ts'),
    ]);
  const page = renderToStaticMarkup(
    createElement(MantineProvider, { theme, cssVariablesResolver: resolver }),
  );
  const styles = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style);
  if (styles.length !== 2) throw new Error('The kit writes its theme otherwise than it did.');
  return styles.join('\n');
}

/** The theme as a style sheet, made once by the build: working it out anew costs a slow processor a frame or two at every start. */
export const themeAsStyles = (): Plugin => ({
  name: 'theme-as-styles',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: (id) => (id === RESOLVED ? themeStyles() : null),
});
