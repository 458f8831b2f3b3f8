/** A file of this page is no longer on the server, or the browser will not take it any more: only loading the page again helps. */
export class PageOutdated extends Error {
  override name = 'PageOutdated';
}

const GONE = new Set([404, 410]);

/** What arrived or is on its way, by address. */
const arrivals = new Map<string, Promise<void>>();

/** What the page itself asked for at its start. */
const isLinked = (address: string): boolean =>
  document.querySelector(`link[href="${address}"], script[src="${address}"]`) !== null;

/** Brings a script into the browser's cache. Not by a link: a browser remembers those that failed as well. */
async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address);
  if (GONE.has(response.status)) throw new PageOutdated(`${address}: ${response.status}`);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.arrayBuffer();
}

/**
 * Late style sheets stand in the order of their names, whichever was asked for first: of two rules of the same layer
 * (scripts/web/styleLayers.ts) the same one always holds.
 */
function insertStyle(link: HTMLLinkElement): void {
  const late = [...document.head.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  link.dataset.late = '';
  document.head.insertBefore(link, late.find(({ href }) => href > link.href) ?? null);
}

function applyStyle(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} did not come.`));
    };
    insertStyle(link);
  });
}

/** Makes sure that a file is in the browser. What failed is asked for anew the next time. */
function arrive(address: string): Promise<void> {
  const known = arrivals.get(address);
  if (known) return known;
  if (isLinked(address)) return Promise.resolve();
  const arrival = address.endsWith('.css') ? applyStyle(address) : fetchScript(address);
  arrivals.set(address, arrival);
  arrival.catch(() => arrivals.delete(address));
  return arrival;
}

/**
 * What every `import()` of the built page becomes (scripts/web/importChunks.ts). Browsers may remember for good that a module did
 * not come, also one that the wanted module imports, and no import of it ever succeeds again. So all files that an import needs
 * are fetched first, which can be repeated, and the import then finds them in the browser's cache.
 *
 * @param files The script and styles that the import needs, below the page's root.
 * @throws PageOutdated when only loading the page again helps; any other error when it may be asked for again.
 */
export async function importChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => arrive(`/${file}`)));
  return load().catch((cause: unknown) => {
    throw new PageOutdated('A module that had arrived was not imported.', { cause });
  });
}
