import { type DriveStep, driver, type PopoverDOM } from 'driver.js';
import 'driver.js/dist/driver.css';
import { t } from '../../../../shared/text.ts';
import { MAIN_ID } from '../../../../ui/shell/SkipLink.tsx';
import type { Step } from './steps.ts';
import c from './Tour.module.css';

/** Below sm the card is a sheet at the foot of the window (Tour.module.css). */
const SHEET = '(max-width: 35.99em)';
/** What stays free above a block that a sheet would have covered: the header and the hole's edge, in pixels. */
const ABOVE_BLOCK = 80;
const HOLE_EDGE = 24;

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** The first element of a selector that has a place on the screen. */
const targetOf = ({ target }: Step): Element | undefined =>
  target === undefined ? undefined : [...document.querySelectorAll(target)].find(isShown);

/** What the library writes on the blocks it shows, and takes away again although it may be the page's own. */
const WRITTEN = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const;

/** Remembers what the page itself says on the blocks of a tour; answers the way to say it again. */
function keepAttributes(steps: readonly Step[]): () => void {
  const blocks = steps.flatMap((step) => targetOf(step) ?? []);
  const own = new Map<Element, (string | null)[]>();
  for (const block of blocks)
    own.set(
      block,
      WRITTEN.map((name) => block.getAttribute(name)),
    );
  return () => {
    // Of a card in the middle it is a block of the library's own; of the others one that came since.
    for (const block of document.querySelectorAll('.driver-active-element')) {
      if (!own.has(block)) own.set(block, []);
    }
    for (const [block, values] of own) {
      WRITTEN.forEach((name, at) => {
        const value = values[at];
        if (value == null) block.removeAttribute(name);
        else block.setAttribute(name, value);
      });
    }
  };
}

/** Moves the page so that the sheet of a phone does not cover the block it speaks of. */
function uncover(block: Element | undefined, sheet: Element): void {
  if (!block || !window.matchMedia(SHEET).matches) return;
  const { top, bottom } = block.getBoundingClientRect();
  const covered = bottom + HOLE_EDGE - sheet.getBoundingClientRect().top;
  if (covered > 0) window.scrollBy({ top: Math.max(0, Math.min(covered, top - ABOVE_BLOCK)) });
}

const element = (tag: string, className: string | undefined, text = ''): HTMLElement => {
  const made = document.createElement(tag);
  made.className = className ?? '';
  made.textContent = text;
  return made;
};

/** Puts the count, the bars and End Tour into the library's card, and the focus on its way on. */
function finishCard(
  { wrapper, title, footer, closeButton, nextButton }: PopoverDOM,
  at: number,
  count: number,
) {
  // The library's header and footer would be landmarks of the page.
  title.role = 'presentation';
  title.replaceChildren(element('h2', undefined, title.textContent ?? ''));
  footer.role = 'group';
  const head = element('div', c.head, t('Step {{step}} of {{count}}', { step: at + 1, count }));
  head.id = 'tour-step';
  wrapper.setAttribute('aria-labelledby', `${head.id} ${title.id}`);
  // The page behind takes no click meanwhile, and none of its shortcuts.
  wrapper.ariaModal = 'true';
  const keys = element('span', c.keys);
  keys.ariaHidden = 'true';
  keys.append(element('kbd', c.back), element('kbd', c.on));
  head.append(keys);
  wrapper.insertBefore(head, title);
  const bars = element('div', c.bars);
  bars.ariaHidden = 'true';
  for (let bar = 0; bar < count; bar += 1) {
    const one = element('i', undefined);
    if (bar <= at) one.dataset.done = bar === at ? 'now' : 'before';
    bars.append(one);
  }
  wrapper.insertBefore(bars, footer);
  closeButton.textContent = t('End Tour');
  closeButton.ariaLabel = t('End Tour');
  footer.prepend(closeButton);
  requestAnimationFrame(() => nextButton.focus());
}

/** The focus goes back to where it was, or to the beginning of the screen. */
function returnFocus(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  const place = isThere ? before : document.getElementById(MAIN_ID);
  place?.focus({ preventScroll: true });
}

/** One card as the library takes it. Its block is looked for when its turn comes: the page may have changed meanwhile. */
const cardOf = (step: Step, at: number, count: number, restore: () => void): DriveStep => ({
  // The library takes no answer for a card in the middle, which its types do not say.
  ...(step.target && { element: () => targetOf(step) as Element }),
  popover: {
    title: step.title,
    description: step.text,
    showButtons: at === 0 ? ['next', 'close'] : ['next', 'previous', 'close'],
    onPopoverRender: (card) => {
      finishCard(card, at, count);
      requestAnimationFrame(() => {
        restore();
        uncover(targetOf(step), card.wrapper);
      });
    },
  },
});

/**
 * Shows a tour, from a step on, until it is ended or done; answers the way to take it off the screen without either, which says
 * at which step it was.
 */
export function runTour(steps: readonly Step[], onEnd: () => void, from = 0): () => number {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const before = document.activeElement;
  const restore = keepAttributes(steps);
  const close = (): void => {
    tour.destroy();
    restore();
  };
  const tour = driver({
    steps: steps.map((step, at) => cardOf(step, at, steps.length, restore)),
    animate: !isStill,
    smoothScroll: !isStill,
    duration: 220,
    stagePadding: 10,
    stageRadius: 14,
    popoverOffset: 16,
    overlayOpacity: 0.5,
    overlayColor: '#000',
    popoverClass: c.card ?? '',
    nextBtnText: t('Next'),
    prevBtnText: t('Back'),
    doneBtnText: t('Done'),
    disableActiveInteraction: true,
    // Only its own buttons and Esc end it.
    overlayClickBehavior: () => {},
    // Whoever ends it; the library's word for afterwards is not said while its first card still comes.
    onDestroyStarted: () => {
      close();
      returnFocus(before);
      onEnd();
    },
  });
  tour.drive(from);
  return () => {
    const at = tour.getActiveIndex() ?? from;
    const focused = document.activeElement;
    close();
    // The library gives the focus to what had it before; the dialog that comes in its place keeps it.
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
    return at;
  };
}
