import { Button } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import c from './Notifications.module.css';
import type { DraftPaneState } from './useDraftPane.ts';

interface Props {
  pane: DraftPaneState;
  /** How many people get it by email; undefined while that is not known. */
  emails: number | undefined;
}

/** Asked before emails leave, and before a draft is deleted: neither can be called back. */
export function DraftQuestions({ pane, emails }: Props) {
  const { question, ask, send, remove, sending } = pane;
  const close = () => ask(null);
  const cancel = (
    <Button variant="default" onClick={close}>
      {t('Cancel')}
    </Button>
  );
  return (
    <>
      <Dialog opened={question === 'send'} onClose={close} title={t('Send it by email?')}>
        <p className={c.asked}>
          {emails === undefined
            ? t(
                'It goes out by email. How many people get it could not be counted. That cannot be called back.',
              )
            : t('{{count}} people get it by email. That cannot be called back.', { count: emails })}
        </p>
        <Actions atEnd>
          {cancel}
          <Button data-autofocus onClick={() => void send()}>
            {emails === undefined ? t('Send it') : t('Send it to {{count}}', { count: emails })}
          </Button>
        </Actions>
      </Dialog>
      <Dialog opened={question === 'delete'} onClose={close} title={t('Delete this draft?')}>
        <p className={c.asked}>{t('Nobody was shown it. It cannot be brought back.')}</p>
        <Actions atEnd>
          {cancel}
          <Button color="red" loading={sending.remove.isPending} onClick={remove}>
            {t('Delete')}
          </Button>
        </Actions>
      </Dialog>
    </>
  );
}
