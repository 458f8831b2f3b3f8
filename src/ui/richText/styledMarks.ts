const styleOf = (element: Element, name: string): string =>
  new RegExp(`(?:^|;)\\s*${name}:\\s*([\\w-]+)`, 'i').exec(element.getAttribute('style') ?? '')?.[1] ?? '';

const isBold = (weight: string): boolean => /^(?:bold|bolder|[6-9]00)$/i.test(weight);
const isPlain = (weight: string): boolean => /^(?:normal|lighter|[1-5]00)$/i.test(weight);

/** The tags that a style stands for: nothing else of it is kept. */
const tagsOf = (element: Element): string[] => [
  ...(isBold(styleOf(element, 'font-weight')) ? ['strong'] : []),
  ...(/^(?:italic|oblique)$/i.test(styleOf(element, 'font-style')) ? ['em'] : []),
  ...(styleOf(element, 'vertical-align') === 'super' ? ['sup'] : []),
  ...(styleOf(element, 'vertical-align') === 'sub' ? ['sub'] : []),
];

/**
 * Makes tags of the styles by which Google Docs and web pages make words bold, slanted, raised or lowered, and takes the tags away that
 * their style takes back: Google Docs wraps all it copies in a `b` that is not bold.
 */
export function makeStyledMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b[style], strong[style]')) {
    if (isPlain(styleOf(element, 'font-weight'))) element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll('i[style], em[style]')) {
    if (styleOf(element, 'font-style') === 'normal') element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll('span[style], font[style]')) {
    // Headings are bold by themselves.
    if (element.closest('h1, h2, h3, h4, h5, h6, th')) continue;
    for (const tag of tagsOf(element)) {
      const mark = element.ownerDocument.createElement(tag);
      mark.append(...element.childNodes);
      element.append(mark);
    }
  }
}
