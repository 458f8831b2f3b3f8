import type { ReactNode } from 'react';

export type ToastKind = 'success' | 'warning' | 'error';

/** Specification 8: how long each kind stays. */
export const TOAST_MS: Record<ToastKind, number> = { success: 5_000, warning: 5_000, error: 15_000 };

export interface ToastMessage {
  /** What happened, in bold: "Error saving note:". */
  lead: string;
  detail?: string;
  link?: ReactNode;
  /** How long it stays, where its kind does not say: an offer to undo stays as long as that can be. */
  milliseconds?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
  kind: ToastKind;
}

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** The toasts that are on the page, as React reads a store. */
export const toastStore = {
  get: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

export const dismissToast = (id: number): void => change(shown.filter((other) => other.id !== id));

/** Takes away what was said to have gone wrong, once it went well. */
export const dismissErrors = (): void => change(shown.filter(({ kind }) => kind !== 'error'));

function show(kind: ToastKind, message: ToastMessage): void {
  const isSame = (other: ShownToast) =>
    other.kind === kind && other.lead === message.lead && other.detail === message.detail;
  change([...shown.filter((other) => !isSame(other)), { ...message, kind, id: ++lastId }]);
}

/** Short messages at the top right of the page. A message that is there already begins its time again. */
export const toast = {
  success: (message: ToastMessage) => show('success', message),
  warning: (message: ToastMessage) => show('warning', message),
  error: (message: ToastMessage) => show('error', message),
};
