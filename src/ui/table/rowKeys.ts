import type { KeyboardEvent, MouseEvent } from 'react';

const INTERACTIVE = 'a, button, input, select, textarea, label, [role="button"]';

/** What opens what a row is about: the control that is marked so, or else the link or button in its first cell. */
const openerOf = (row: HTMLTableRowElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-opener]') ??
  row.cells[0]?.querySelector<HTMLElement>('a, button') ??
  null;

/** A click anywhere in a row is a click on its opener, unless it was for another control or selected text. */
export function openByClick(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || target.closest(INTERACTIVE)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  openerOf(currentTarget)?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/** The arrow keys, Home and End go from the opener of one row to that of another. */
export function moveByKey(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const rows = [...event.currentTarget.rows].filter((row) => row.dataset.opens !== undefined);
  const openers = rows.map(openerOf).filter((opener) => opener !== null);
  const at = openers.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const goals: Record<string, number> = {
    ArrowDown: Math.min(at + 1, openers.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: openers.length - 1,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  openers[goal]?.focus();
}

/** Gives the focus to the first control of a row, or leaves it where there is none. Details below a row are no row. */
export function focusRow(table: HTMLTableElement | null, index: number): void {
  const rows = [...(table?.tBodies[0]?.rows ?? [])].filter((row) => row.dataset.detail === undefined);
  rows[index]?.querySelector<HTMLElement>('a, button, input')?.focus();
}
