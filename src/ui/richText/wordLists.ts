/** The mark that Word writes in front of an item, as it stands in a span of its own: "1.", "(a)", "iv)". */
const NUMBER_MARK = /^\(?(?:\d{1,3}|[a-z]{1,5})[.)]/i;

/** The same at the head of the item's words, where no span tells: "1.5 times" and "No. 5" are words. */
const NUMBER = /^\s*\(?(?:\d{1,3}|[a-z]|[ivx]{2,5})[.)]\s+/i;
const BULLET = /^\s*[·•o§▪‣–-]\s+/;

const MARKS = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';

/** Paragraphs that Word numbers or dots by itself, and says so in their class or style. */
const isWordItem = (element: Element): boolean =>
  /MsoListParagraph/i.test(element.className) || /mso-list:/i.test(element.getAttribute('style') ?? '');

interface Item {
  line: HTMLLIElement;
  isNumbered: boolean;
  /** How deep it stands, from 1, and in which of the lists of the document. */
  level: number;
  list: string;
}

/** Makes an item of one of Word's paragraphs, without its mark. */
function itemOf(paragraph: Element): Item {
  const style = paragraph.getAttribute('style') ?? '';
  const [, list = '', level = '1'] = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(style) ?? [];
  const marks = [...paragraph.querySelectorAll(MARKS)];
  const mark = marks
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();
  for (const one of marks) one.remove();
  const isNumbered =
    marks.length > 0 ? NUMBER_MARK.test(mark) : NUMBER.test(paragraph.textContent?.trimStart() ?? '');
  const line = paragraph.ownerDocument.createElement('li');
  line.append(...paragraph.childNodes);
  const [first] = line.childNodes;
  if (marks.length === 0 && first?.nodeType === Node.TEXT_NODE) {
    first.textContent = (first.textContent ?? '').replace(isNumbered ? NUMBER : BULLET, '');
  }
  return { line, isNumbered, level: Number(level), list };
}

interface OpenList extends Omit<Item, 'line'> {
  element: Element;
}

/** Whether an item goes on with a list: dots do, and numbers that count on. */
const continues = (open: OpenList, item: Item): boolean =>
  open.isNumbered === item.isNumbered && (!item.isNumbered || open.list === item.list);

/** Puts items into lists, those of a deeper level into lists of their own within the item above them. */
function listsOf(items: readonly Item[], place: (list: Element) => void): void {
  const open: OpenList[] = [];
  for (const item of items) {
    let top = open.at(-1);
    while (top && (top.level > item.level || (top.level === item.level && !continues(top, item)))) {
      open.pop();
      top = open.at(-1);
    }
    if (!top || top.level < item.level) {
      const element = item.line.ownerDocument.createElement(item.isNumbered ? 'ol' : 'ul');
      const above = top?.element.lastElementChild;
      if (above) above.append(element);
      else place(element);
      top = { ...item, element };
      open.push(top);
    }
    top.element.append(item.line);
  }
}

/** Makes lists of the paragraphs that Word numbers or dots by itself, with the lists within them. */
export function makeWordLists(body: HTMLElement): void {
  for (const first of [...body.querySelectorAll('p')].filter(isWordItem)) {
    if (!first.isConnected) continue;
    const paragraphs: Element[] = [];
    for (let next: Element | null = first; next && isWordItem(next); next = next.nextElementSibling)
      paragraphs.push(next);
    listsOf(paragraphs.map(itemOf), (list) => first.before(list));
    for (const paragraph of paragraphs) paragraph.remove();
  }
}
