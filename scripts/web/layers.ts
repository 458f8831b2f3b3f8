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

/**
 * Names the file that a module goes into: that of the first layer which needs it, so that no layer ever waits for a later
 * one. Null for what no layer needs, which comes with the screen that does.
 */
export function layerOf(layers: Layers, root: string): (id: string, graph: Graph) => string | null {
  let placed: Map<string, string> | null = null;
  return (id, graph) => {
    if (placed === null) {
      placed = new Map();
      for (const [name, modules] of Object.entries(layers)) {
        const ids = modules.map((module) => `${root}/${module}`);
        for (const needed of reached(ids, graph)) if (!placed.has(needed)) placed.set(needed, name);
      }
    }
    return placed.get(id) ?? null;
  };
}
