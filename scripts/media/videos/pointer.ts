import type { Page } from '@playwright/test';

/**
 * In the page: a pointer that is seen in the film, since a browser's own is not. It stands above everything and is touched by
 * nothing.
 */
function drawPointer(): void {
  // No function of its own has a name here: what compiles this would ask the page for a helper.
  document.addEventListener('DOMContentLoaded', () => {
    if (document.getElementById('film-pointer')) return;
    const box = document.createElement('div');
    box.id = 'film-pointer';
    box.setAttribute('aria-hidden', 'true');
    box.style.cssText =
      'position:fixed;left:0;top:0;width:0;height:0;z-index:2147483647;pointer-events:none;transform:translate(640px,420px)';
    box.innerHTML =
      '<i style="position:absolute;left:-22px;top:-22px;width:44px;height:44px;border-radius:50%;background:rgba(31,111,111,.28);border:2px solid rgba(31,111,111,.75);opacity:0;box-sizing:border-box"></i>' +
      '<svg width="26" height="30" viewBox="0 0 26 30" style="position:absolute;left:-3px;top:-2px;overflow:visible"><path d="M3 2l0 21 5.6-5.2 3.7 8.4 4-1.8-3.7-8.2 7.6-.6z" fill="#1b1916" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>';
    document.documentElement.append(box);
  });
}

/** Draws the pointer into every page that is opened from now on. */
export const showPointer = (page: Page): Promise<unknown> => page.addInitScript(drawPointer);

/** Puts the pointer that is seen where the mouse is; `press`: how far the ring of a press has opened, from 0 to 1. */
export const movePointer = (page: Page, x: number, y: number, press = 0): Promise<unknown> =>
  page.evaluate(
    ([left, top, grown]) => {
      const box = document.getElementById('film-pointer');
      const ring = box?.querySelector('i');
      if (!box || !ring) return;
      box.style.transform = `translate(${left}px,${top}px)`;
      ring.style.opacity = grown === 0 ? '0' : String(1.15 - grown);
      ring.style.transform = `scale(${0.35 + 0.65 * grown})`;
    },
    [x, y, press] as const,
  );

/** Covers the page with the title of the film, or uncovers it (null). */
export const showTitle = (page: Page, title: { title: string; line: string } | null): Promise<unknown> =>
  page.evaluate((given) => {
    document.getElementById('film-title')?.remove();
    if (!given) return;
    const card = document.createElement('div');
    card.id = 'film-title';
    card.setAttribute('aria-hidden', 'true');
    card.style.cssText =
      'position:fixed;inset:0;z-index:2147483646;background:var(--ll-paper);display:flex;flex-direction:column;align-items:flex-start;justify-content:center;padding:0 130px;gap:14px';
    const sans = 'font-family:"Inter Variable",sans-serif;';
    const lines = [
      ['How to', `${sans}font-size:22px;font-weight:600;color:#185b5c`],
      [
        given.title,
        'font-family:var(--ll-serif);font-size:62px;line-height:70px;font-weight:600;color:var(--ll-ink)',
      ],
      [given.line, `${sans}font-size:26px;color:#625c53`],
    ];
    for (const [text = '', style = ''] of lines) {
      const line = document.createElement('div');
      line.textContent = text;
      line.style.cssText = style;
      card.append(line);
    }
    document.documentElement.append(card);
  }, title);
