import { CloseButton } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '../../shared/text.ts';
import c from './Toasts.module.css';
import { dismissToast, type ShownToast, TOAST_MS, toastStore } from './toasts.ts';

const ICONS = { success: IconCircleCheck, warning: IconAlertTriangle, error: IconAlertCircle } as const;

/** Calls `onEnd` when the time is up. While it is held the clock stands, and goes on from there. */
function useCountdown(milliseconds: number, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isHeld) return;
    const from = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [isHeld]);
}

function Toast({ toast }: { toast: ShownToast }) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const dismiss = () => dismissToast(toast.id);
  useCountdown(toast.milliseconds ?? TOAST_MS[toast.kind], isPointed || isFocused, dismiss);
  const Icon = ICONS[toast.kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being pointed at or focused only stops the clock
    <div
      className={`${c.toast} ${c[toast.kind]}`}
      role={toast.kind === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon size={20} aria-hidden />
      <span>
        <strong>{toast.lead}</strong> {toast.detail} {toast.link}
      </span>
      <CloseButton size={24} iconSize={16} aria-label={t('Dismiss')} onClick={dismiss} />
    </div>
  );
}

/**
 * Where toasts appear. They come with the page itself and not with a library loaded on demand: the message that the
 * connection is lost must not need the connection. Errors interrupt who is listening; the rest waits for a pause.
 */
export function Toasts() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return (
    <section className={c.toasts} aria-label={t('Messages')} aria-live="polite" data-chrome>
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
