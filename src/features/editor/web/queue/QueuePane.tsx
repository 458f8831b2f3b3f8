import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  JURISDICTION_CODES,
  type JurisdictionCode,
  jurisdictionName,
} from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { awaitedOptions } from '../../../../ui/fields/awaitedOptions.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import {
  Column,
  ColumnBody,
  ColumnEmpty,
  ColumnFoot,
  ColumnHead,
  DetailHead,
} from '../../../../ui/workspace/Columns.tsx';
import { Kbd, KeyHints } from '../../../../ui/workspace/Kbd.tsx';
import { treeQuery } from '../api.ts';
import { QueueDetail } from './QueueDetail.tsx';
import c from './QueuePane.module.css';
import { QueueSources } from './QueueSources.tsx';
import { QueueTable } from './QueueTable.tsx';
import { type Queue, useQueue } from './useQueue.tsx';

/** How much is due, how much was read, and which part of it is shown. */
function Head({ queue: { data }, area, setArea, jurisdiction, setJurisdiction }: Queue) {
  const tree = useQuery(treeQuery);
  return (
    <DetailHead
      title={t('What to read next')}
      line={
        data
          ? t('{{due}} of {{published}} published. Heaviest first: read often, old evidence, high stakes.', {
              due: data.due,
              published: data.published,
            })
          : '\u00a0'
      }
    >
      {data && <span className={c.week}>{t('{{count}} read this week', { count: data.readThisWeek })}</span>}
      <Select
        size="xs"
        w={150}
        clearable
        aria-label={t('Area')}
        placeholder={t('Area')}
        data={(tree.data?.areas ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={area}
        onChange={setArea}
        {...awaitedOptions(tree)}
      />
      <Select
        size="xs"
        w={140}
        clearable
        aria-label={t('Jurisdiction')}
        placeholder={t('Jurisdiction')}
        data={JURISDICTION_CODES.map((code) => ({ value: code, label: jurisdictionName(code) }))}
        value={jurisdiction}
        onChange={(value) => setJurisdiction(value as JurisdictionCode | null)}
      />
    </DetailHead>
  );
}

/** What the colours of the weights mean, and the keys. */
const Foot = () => (
  <ColumnFoot>
    <span className={c.key} data-part="readers">
      {t('Reads in 30 days')}
    </span>
    <span className={c.key} data-part="evidence">
      {t('Age and kind of evidence')}
    </span>
    <span className={c.key} data-part="stakes">
      {t('Stakes of the group')}
    </span>
    <KeyHints
      hints={[
        { keys: ['J', 'K'], does: t('move') },
        { keys: ['Enter'], does: t('open') },
        { keys: ['L'], does: t('later') },
      ]}
    />
  </ColumnFoot>
);

const Actions = ({ against, readIt, edit, laterIt }: Queue) => (
  <div className={c.actions}>
    <Button fullWidth disabled={against === null} onClick={readIt} rightSection={<Kbd>R</Kbd>}>
      {t('Read again today, nothing changes')}
    </Button>
    <Button variant="default" onClick={edit} rightSection={<Kbd>E</Kbd>}>
      {t('Change the text')}
    </Button>
    <Button variant="default" onClick={laterIt} rightSection={<Kbd>L</Kbd>}>
      {t('Later')}
    </Button>
    <p>{t('Writes today and your name beside the chosen source. Undo for 10 s.')}</p>
  </div>
);

/** What to read next, the heaviest first, with the one beside it that is being read. */
export function QueuePane() {
  const work = useQueue();
  const { queue, row, against } = work;
  return (
    <>
      <Column label={t('What to read next')}>
        <ColumnHead>
          <Head {...work} />
        </ColumnHead>
        <ColumnBody>
          <Loaded
            query={queue}
            skeleton={320}
            failed={t('The queue could not be loaded.')}
            isEmpty={(data) => data.rows.length === 0}
            empty={
              <ColumnEmpty
                title={t('Nothing is due.')}
                text={t('{{count}} provisions were read within their time.', {
                  count: queue.data?.published ?? 0,
                })}
              />
            }
          >
            {(data) => (
              <QueueTable rows={data.rows} openId={row?.id} onChoose={work.choose} onEdit={work.edit} />
            )}
          </Loaded>
        </ColumnBody>
        <Foot />
      </Column>
      {row && (
        <Column label={t('Read it against')} width={372} narrow={320}>
          <ColumnBody>
            <QueueDetail row={row} />
            <QueueSources row={row} chosen={against} onChoose={work.setSource} />
          </ColumnBody>
          <Actions {...work} />
        </Column>
      )}
    </>
  );
}
