import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../shared/text.ts';
import { announce } from './announcer.tsx';
import c from './toasts.module.css';

/** Specification 8: how long each kind stays. A pointer or the focus on it stops the clock. */
export const TOAST_MS = { success: 5_000, warning: 5_000, error: 15_000 } as const;

const ICONS = {
  success: <IconCircleCheck size={20} color="var(--ll-green)" />,
  warning: <IconAlertTriangle size={20} color="var(--ll-amber)" />,
  error: <IconAlertCircle size={20} color="var(--ll-red)" />,
} as const;

interface Toast {
  /** What happened, in bold: "Error saving note:". */
  lead: string;
  detail?: string;
  link?: ReactNode;
}

function show(kind: keyof typeof TOAST_MS, { lead, detail, link }: Toast): void {
  // Errors interrupt; the rest is said when there is a pause.
  if (kind !== 'error') announce([lead, detail].filter(Boolean).join(' '));
  notifications.show({
    id: `${kind} ${lead} ${detail ?? ''}`,
    role: kind === 'error' ? 'alert' : 'group',
    autoClose: TOAST_MS[kind],
    icon: ICONS[kind],
    withBorder: true,
    classNames: { root: c.root, icon: c.icon, description: c.text, body: c.body },
    closeButtonProps: { 'aria-label': t('Dismiss'), size: 24 },
    message: (
      <>
        <strong>{lead}</strong> {detail} {link}
      </>
    ),
  });
}

/** Short messages at the top right of the page. The same message is shown once at a time. */
export const toast = {
  success: (message: Toast) => show('success', message),
  warning: (message: Toast) => show('warning', message),
  error: (message: Toast) => show('error', message),
};
