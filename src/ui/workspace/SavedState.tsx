import { IconAlertTriangle, IconCloudCheck } from '@tabler/icons-react';
import { t } from '../../shared/text.ts';
import { LinkButton } from '../parts/LinkButton.tsx';
import c from './SavedState.module.css';

/** How far what was written is kept: on the server since a moment, on its way, or on this computer only. */
export type SavedAs =
  | { state: 'saved'; at: Date | null }
  | { state: 'saving' }
  | { state: 'failed'; onRetry: () => void };

const clock = (at: Date): string =>
  at.toLocaleTimeString('en-US', {
    timeZone: 'America/Toronto',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    hour12: true,
  });

/** "Saved 9:42:08 AM", "Saving…", or that it is kept on this computer only, with a way to try again. */
export function SavedState({ saved }: { saved: SavedAs }) {
  if (saved.state === 'failed') {
    return (
      <span className={c.failed} role="status">
        <IconAlertTriangle size={15} aria-hidden /> {t('Not saved, kept on this computer')}{' '}
        <LinkButton onClick={saved.onRetry}>{t('Try again')}</LinkButton>
      </span>
    );
  }
  return (
    <span className={c.saved} role="status">
      {saved.state === 'saving' && t('Saving…')}
      {saved.state === 'saved' && saved.at && (
        <>
          <IconCloudCheck size={15} aria-hidden /> {t('Saved {{time}}', { time: clock(saved.at) })}
        </>
      )}
    </span>
  );
}
