import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { WaitingRecord } from '../../besideContract.ts';
import { editorApi, waitingRecordsQuery } from '../api.ts';
import c from '../beside/Listed.module.css';

const title = ({ kind, verb }: WaitingRecord): string =>
  ({
    bill: { add: t('New bill'), change: t('Bill changed'), bringBack: t('Bill brought back') },
    requirement: {
      add: t('Requirement to be shown'),
      change: t('Requirement changed'),
      bringBack: t('Requirement brought back'),
    },
  })[kind][verb];

type Decision = 'approve' | 'drop';

/** Approves or drops what waits; everything that the page showed of it is asked for anew, after a refusal too. */
function useDecide(record: WaitingRecord) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision): Promise<unknown> => {
      const params = { id: record.id };
      return decision === 'approve'
        ? editorApi.approveProposal({ params, body: {} })
        : editorApi.dropProposal({ params });
    },
    onSuccess: (_, decision) => {
      const dropped = record.isOwn ? t('Taken back.') : t('Sent back. Nothing was changed.');
      toast.success({ lead: decision === 'approve' ? t('Approved. Readers see it now.') : dropped });
    },
    onError: toastSomethingWentWrong,
    onSettled: () => void client.invalidateQueries(),
  });
}

function WaitingOne({ record }: { record: WaitingRecord }) {
  const { mutate, isPending } = useDecide(record);
  return (
    <li>
      <p className={c.head}>
        <Tag tone="amber">{t('Waits for a second reader')}</Tag>
        <Jur code={record.jurisdiction} />
        <span>
          {title(record)}: <Link to={record.href}>{record.name}</Link>{' '}
          <span className={c.quiet}>{record.isOwn ? t('by you') : record.by}</span>
        </span>
      </p>
      <dl className={c.parts}>
        {record.lines.map(({ field, before, after }) => (
          <div key={field} className={c.line}>
            <dt>{field}</dt>
            <dd>
              {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
      <Actions>
        {!record.isOwn && (
          <Button size="compact-sm" variant="light" loading={isPending} onClick={() => mutate('approve')}>
            {t('Approve')}
          </Button>
        )}
        <Button size="compact-sm" variant="default" disabled={isPending} onClick={() => mutate('drop')}>
          {record.isOwn ? t('Take back') : t('Send back')}
        </Button>
      </Actions>
    </li>
  );
}

/** Bills and requirements that wait for a second reader, read and approved here; whoever wrote one cannot approve it. */
export function WaitingRecords() {
  const waiting = useQuery(waitingRecordsQuery);
  return (
    <Loaded
      query={waiting}
      skeleton={null}
      failed={t('Bills and requirements that wait could not be loaded.')}
      empty={null}
    >
      {(list) => (
        <ul className={c.listed} aria-label={t('Bills and requirements that wait for a second reader')}>
          {list.map((record) => (
            <WaitingOne key={record.id} record={record} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
