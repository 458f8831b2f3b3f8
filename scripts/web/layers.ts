import { basename, join } from 'node:path';

/** What is known of a module once all of them have been read. */
interface ModuleInfo {
  importedIds: readonly string[];
}

interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** A file that pages share, and what it is sent for: the modules, from `src/` on, that it must be able to run. */
export type Layers = Record<string, readonly string[]>;

const ownModule = /\/src\/[^?]+\.(?:tsx?|css)(?:\?|$)/;

/** The own modules that these need before they can run. Packages are shared out by their names. */
function reached(ids: readonly string[], graph: Graph): Set<string> {
  const seen = new Set<string>();
  const left = [...ids];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id) || !ownModule.test(id)) continue;
    seen.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/** The screens that fetch early, as the list of screens has them: a name for the file of each, and its module. */
export function earlyScreens(list: string): [name: string, module: string][] {
  const lines = [...list.matchAll(/load: \(\) => import\('([^']+)'\),\s*prefetch:/g)];
  if (lines.length === 0)
    throw new Error('No screen of main/web/screens.ts fetches early, or it says so otherwise.');
  return lines.map(([, path = '']) => [basename(path, '.tsx'), join('src/main/web', path)]);
}

/**
 * Names the file that a module goes into: that of the first layer which needs it, so that no layer ever waits for a later
 * one; then that of the one screen which needs it, or the last layer where several do. Null for what none of them needs, which
 * comes with whatever does.
 */
export function layerOf(
  layers: Layers,
  screens: readonly [name: string, module: string][],
  root: string,
): (id: string, graph: Graph) => string | null {
  let placed: Map<string, string> | null = null;
  const place = (graph: Graph): Map<string, string> => {
    const places = new Map<string, string>();
    for (const [name, modules] of Object.entries(layers)) {
      const ids = modules.map((module) => `${root}/${module}`);
      for (const needed of reached(ids, graph)) if (!places.has(needed)) places.set(needed, name);
    }
    const last = Object.keys(layers).at(-1) ?? '';
    const ofScreens = screens.map(([name, module]) => [name, reached([`${root}/${module}`], graph)] as const);
    const inLayers = new Set(places.keys());
    for (const [name, ids] of ofScreens) {
      for (const id of ids) if (!inLayers.has(id)) places.set(id, places.has(id) ? last : name);
    }
    return places;
  };
  return (id, graph) => {
    placed ??= place(graph);
    return placed.get(id) ?? null;
  };
}
