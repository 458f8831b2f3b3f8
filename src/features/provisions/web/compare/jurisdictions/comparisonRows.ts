/** One stretch of the texts, side by side: it begins at a heading of the base. */
export interface ComparisonRow {
  base: string;
  /** The redlines, in the order given. */
  redlines: string[];
  differs: boolean;
}

const HEADING = /^H[3-6]$/;

const said = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();

/** The words of a heading before the changes. */
function oldWords(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  for (const inserted of copy.querySelectorAll('ins')) inserted.remove();
  return said(copy.textContent);
}

const htmlOf = (nodes: Node[]): string =>
  nodes.map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? ''))).join('');

const nodesOf = (html: string): Node[] => [
  ...new DOMParser().parseFromString(html, 'text/html').body.childNodes,
];

/** Cuts a document where `sectionOf` says that a heading begins another section (its index, or null to go on). */
function cut(html: string, count: number, sectionOf: (heading: Element, current: number) => number | null) {
  const sections: Node[][] = Array.from({ length: count }, () => []);
  let current = 0;
  for (const node of nodesOf(html)) {
    if (node instanceof Element && HEADING.test(node.tagName)) current = sectionOf(node, current) ?? current;
    sections[current]?.push(node);
  }
  return sections.map(htmlOf);
}

/**
 * Lays redlines beside their base so that what stands under the same heading stands in the same row. A heading that only a
 * redline has begins no row; texts without headings make one row.
 */
export function comparisonRows(base: string, redlines: readonly string[]): ComparisonRow[] {
  // Before the first heading there is a section without one.
  const titles = [
    '',
    ...nodesOf(base).flatMap((node) =>
      node instanceof Element && HEADING.test(node.tagName) ? [said(node.textContent)] : [],
    ),
  ];
  const bases = cut(base, titles.length, (_heading, current) => current + 1);
  const cells = redlines.map((html) =>
    cut(html, titles.length, (heading, current) => {
      const words = oldWords(heading);
      const found = words === '' ? -1 : titles.indexOf(words, current + 1);
      return found > 0 ? found : null;
    }),
  );
  return bases
    .map((html, index) => {
      const row = cells.map((sections) => sections[index] ?? '');
      return { base: html, redlines: row, differs: row.some((cell) => cell.includes('data-change=')) };
    })
    .filter((row, index) => index > 0 || bases.length === 1 || row.base !== '' || row.redlines.some(Boolean));
}
