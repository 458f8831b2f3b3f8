import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field at once, in place of what it holds: letter by letter takes seconds in a long form. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(fieldOf(label));
  await user.click(fieldOf(label));
  await user.paste(text);
}

/** What is said of a field that is in error; empty when nothing is. */
export function faultOf(field: HTMLElement): string {
  if (field.getAttribute('aria-invalid') !== 'true') return '';
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

/** The field of this label, which may carry the mark of a required one. */
export const fieldOf = (label: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>((text) => text === label || text === `${label} *`);

export const buttonOf = (name: string): HTMLButtonElement =>
  screen.getByRole<HTMLButtonElement>('button', { name });
