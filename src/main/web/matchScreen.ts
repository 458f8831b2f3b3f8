import type { Params, Screen } from './screens.ts';

interface Match {
  screen: Screen;
  params: Params;
}

/** The screen of an area at an address, or null; the router that knows it too comes later. */
export function matchScreen(screens: readonly Screen[], area: '/m' | '/a', pathname: string): Match | null {
  for (const screen of screens) {
    const pattern = `${area}/${screen.path}`
      .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^${pattern}/?$`).exec(pathname);
    if (match) return { screen, params: match.groups ?? {} };
  }
  return null;
}
