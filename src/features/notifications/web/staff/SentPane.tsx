import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import { ColumnBody, DetailHead } from '../../../../ui/workspace/Columns.tsx';
import type { OpenAnnouncement } from '../../announcementsContract.ts';
import { announcementsQuery, placesQuery } from './announcementsApi.ts';
import { audienceWords, stateName, whenWords, whereWords } from './announcementWords.ts';
import c from './Notifications.module.css';
import { useSending } from './useSending.tsx';

interface EndDialogProps {
  opened: boolean;
  onClose: () => void;
  isPending: boolean;
  onEnd: () => void;
}

const EndDialog = ({ opened, onClose, isPending, onEnd }: EndDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title={t('End it now?')}>
    <p className={c.asked}>
      {t(
        'It goes from every bell and every page. Emails that were written stay as they are, and no more are written.',
      )}
    </p>
    <Actions atEnd>
      <Button variant="default" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button color="red" loading={isPending} onClick={onEnd}>
        {t('End now')}
      </Button>
    </Actions>
  </Dialog>
);

/** What is to go out, shows, or is over: its text and numbers, and what can still be done. */
export function SentPane({ open }: { open: OpenAnnouncement }) {
  const { data: places } = useQuery(placesQuery);
  const { data: lines } = useQuery(announcementsQuery);
  const { end, takeBack } = useSending(open.id);
  const [isEnding, setEnding] = useState(false);
  const { written, state } = open;
  const line = lines?.find(({ id }) => id === open.id);
  const facts: [string, string | undefined][] = [
    [t('State'), stateName(state)],
    [t('For'), audienceWords(written, places)],
    [t('Where'), whereWords(written)],
    [t('When'), line && whenWords(line)],
    [t('Seen by'), line && (written.inBell || written.isBanner) ? String(line.seen) : undefined],
    [t('Emails'), line && written.byEmail ? emailWords(line) : undefined],
  ];
  return (
    <>
      <DetailHead title={written.title}>
        {open.canTakeBack && (
          <Button variant="default" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
            {t('Back to a draft')}
          </Button>
        )}
        {state === 'live' && (
          <Button variant="light" color="red" onClick={() => setEnding(true)}>
            {t('End now')}
          </Button>
        )}
      </DetailHead>
      <ColumnBody padded>
        <dl className={c.facts}>
          {facts.map(
            ([name, value]) =>
              value !== undefined && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <div className={c.read}>
          <Prose html={written.html} />
        </div>
      </ColumnBody>
      <EndDialog
        opened={isEnding}
        onClose={() => setEnding(false)}
        isPending={end.isPending}
        onEnd={() => end.mutate(undefined, { onSuccess: () => setEnding(false) })}
      />
    </>
  );
}

const emailWords = ({ emailed, isEmailing }: { emailed: number; isEmailing: boolean }): string =>
  isEmailing ? t('{{count}} written so far', { count: emailed }) : t('{{count}} written', { count: emailed });
