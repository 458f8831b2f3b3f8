import { isBeneath, MAY_IMPORT, ORDER } from './order.ts';
import { featureOf, type Import, importsOf, isServer, isWeb, layerOf, type Source } from './sources.ts';

/** Answers a sentence for each breach: what is wrong, and what to do instead. */
export type Rule = (sources: readonly Source[]) => string[];

const eachImport =
  (complain: (one: Import) => string | null | false | undefined): Rule =>
  (sources) =>
    sources.flatMap(importsOf).flatMap((one) => complain(one) || []);

/** Between two features, or undefined. */
const crossing = ({ from, to }: Import) => {
  const [source, target] = [featureOf(from), featureOf(to)];
  return source && target && source !== target ? { source, target } : undefined;
};

export const layersPointDown = eachImport(
  ({ from, to }) =>
    !MAY_IMPORT[layerOf(from)]?.includes(layerOf(to)) &&
    `${from} imports ${to}: ${layerOf(from)} does not know ${layerOf(to)}. Hand in what it needs as a parameter, or move the code to the layer that owns it.`,
);

export const featuresPointDown = eachImport((one) => {
  const between = crossing(one);
  return (
    between &&
    !isBeneath(between.target, between.source) &&
    `${one.from} imports ${one.to}: ${between.target} is not beneath ${between.source}. Let main hand in a function, or move the code to the lower of the two.`
  );
});

/** Pure modules at the root, what the server lets others read, write and tell, table types, and web code. */
const DOORS =
  /^features\/[^/]+\/\w+\.ts$|^features\/[^/]+\/server\/(reads|writes|notify|tables)\.ts$|^features\/[^/]+\/web\//;

export const featuresAreEnteredByDoors = eachImport((one) => {
  const between = crossing(one);
  if (!between || DOORS.test(one.to)) return null;
  if (between.source === 'library' && /server\/(?:load\/)?load\w*\.ts$/.test(one.to)) return null;
  return `${one.from} imports ${one.to}, which is inside ${between.target}. Use its contract.ts, rules.ts or access.ts, or add a function to its server/reads.ts or server/writes.ts.`;
});

/** Of another feature's web code: components, hooks, and its queries. */
const WEB_DOORS = /\/web\/(?:.*\/)?(?:[A-Z]\w*\.tsx|use[A-Z]\w*\.tsx?|api\.ts)$/;

/** Modules of web code that are made for other features, and why they are neither component, hook nor query. */
const SHARED_WEB_MODULES: Record<string, string> = {
  'features/auth/web/currentUser.ts': 'the context of who is signed in',
  'features/provisions/web/entry/entryExtras.ts': 'what the features above add to an entry',
  'features/provisions/web/heldProvisions.ts': 'the one way to change provisions that the page has read',
  'features/provisions/web/list/jurisdictionFilter.ts': 'what this browser last filtered by, of all lists',
  'features/reports/web/addingToReport.ts': 'opens the one dialog "Add To Report"',
  'features/search/web/savedSearches.ts': 'the queries of saved searches',
};

export const webIsEnteredByComponents = eachImport((one) => {
  if (!crossing(one) || !/^features\/[^/]+\/web\//.test(one.to)) return null;
  if (WEB_DOORS.test(one.to) || one.to in SHARED_WEB_MODULES) return null;
  return `${one.from} imports ${one.to}, which is neither a component, a hook nor the feature's api.ts. Move what both need to the root of the feature if it is pure, or into ui/ if it knows no feature.`;
});

export const everyFeatureHasItsPlace: Rule = (sources) =>
  [...new Set(sources.flatMap(({ file }) => featureOf(file) ?? []))]
    .filter((feature) => !ORDER.includes(feature))
    .map(
      (feature) =>
        `The feature ${feature} has no place in the order. Add it to main/server/features.ts, after every feature that it imports.`,
    );

export const noDrawers: Rule = (sources) =>
  sources
    .filter(({ file }) => /(^|\/)(index\.tsx?|utils?|helpers?|common|misc)(\.|\/|$)/.test(file))
    .map(
      ({ file }) =>
        `${file} is a barrel or a drawer for odds and ends. Name the file for the one thing it does, and import that file.`,
    );

/** By file, what it imports of these kinds. */
function graphOf(sources: readonly Source[], kinds: readonly Import['kind'][]): Map<string, string[]> {
  return new Map(
    sources.map((source) => [
      source.file,
      importsOf(source).flatMap(({ to, kind }) => (kinds.includes(kind) ? [to] : [])),
    ]),
  );
}

export const webNeverReachesTheServer: Rule = (sources) => {
  const graph = graphOf(sources, ['value', 'type', 'lazy']);
  /** The way from a file to the first server file, or null. */
  const wayToServer = (start: string): string[] | null => {
    const cameFrom = new Map<string, string | null>([[start, null]]);
    for (const file of cameFrom.keys()) {
      if (isServer(file)) {
        const way: string[] = [];
        for (let at: string | null | undefined = file; at; at = cameFrom.get(at)) way.unshift(at);
        return way;
      }
      for (const next of graph.get(file) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, file);
    }
    return null;
  };
  return sources
    .filter(({ file }) => isWeb(file))
    .flatMap(({ file }) => {
      const way = wayToServer(file);
      return way
        ? [
            `${way.join(' -> ')}: code for the browser reaches code for the server. Put what both need into a module at the feature's root or into shared/, which imports neither.`,
          ]
        : [];
    });
};

/** Groups of files that import each other in a circle (Tarjan). */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (open.includes(next)) {
        lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0));
      }
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || graph.get(file)?.includes(file)) found.push(circle);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** No circle of imports of these kinds. */
export const noCircles =
  (...kinds: Import['kind'][]): Rule =>
  (sources) =>
    circles(graphOf(sources, kinds)).map(
      (circle) =>
        `${circle.join(', ')} import each other in a circle. Move what they share into a module of its own, or hand it in as a parameter.`,
    );
