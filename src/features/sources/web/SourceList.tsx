import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconClock, IconFileImport } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { type Loadable, Loaded } from '../../../ui/state/Loaded.tsx';
import { ChoiceList } from '../../../ui/workspace/ChoiceList.tsx';
import { Column, ColumnBody, ColumnEmpty, ColumnFoot, ColumnHead } from '../../../ui/workspace/Columns.tsx';
import { KeyHints } from '../../../ui/workspace/Kbd.tsx';
import { ReadFileDialog } from '../../statutes/web/ReadFileDialog.tsx';
import type { WatchedSources } from '../contract.ts';
import type { Filter, Item } from './items.ts';
import { SourceRow } from './SourceRow.tsx';
import c from './Sources.module.css';
import { stateName } from './words.ts';

const hour = (at: string): string =>
  new Date(at).toLocaleTimeString('en-US', {
    timeZone: 'America/Toronto',
    hour: 'numeric',
    minute: '2-digit',
  });

const filterWords = (counts?: WatchedSources['counts']): { value: Filter; label: string }[] => {
  const toDo = counts ? counts.changed + counts.moved + counts.dead : 0;
  return [
    { value: 'todo', label: toDo ? t('To do {{count}}', { count: toDo }) : t('To do') },
    { value: 'moved', label: counts?.moved ? t('Moved {{count}}', { count: counts.moved }) : t('Moved') },
    { value: 'dead', label: counts?.dead ? t('Dead {{count}}', { count: counts.dead }) : t('Dead') },
    { value: 'all', label: t('All') },
  ];
};

interface Props {
  watch: UseQueryResult<WatchedSources>;
  /** The statutes among the items, which come by a call of their own. */
  laws: Loadable<unknown>;
  items: readonly Item[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
  find: string;
  onFind: (find: string) => void;
  chosen: string | null;
  onChoose: (item: Item) => void;
}

/** Whether the watch is on, how much it read today, and which of the sources are listed. */
function WatchHead({ watch: { data }, filter, onFilter, find, onFind }: Props) {
  const Icon = data?.isOn ? IconCircleCheck : IconCircleOff;
  return (
    <ColumnHead padded>
      <div className={c.listHead}>
        <h2>{t('Source watch')}</h2>
        {data && (
          <Tag tone={data.isOn ? 'green' : 'grey'} icon={<Icon size={13} aria-hidden />}>
            {data.isOn ? t('On') : t('Off')}
          </Tag>
        )}
      </div>
      <p className={c.quiet}>
        {data &&
          t('{{addresses}} addresses, {{asked}} read today of {{budget}} allowed', {
            addresses: data.addresses.toLocaleString('en-CA'),
            asked: data.askedToday,
            budget: data.budget,
          })}
      </p>
      <div className={c.tools}>
        <Segments
          label={t('Which sources')}
          value={filter}
          onChange={onFilter}
          data={filterWords(data?.counts)}
        />
      </div>
      {filter === 'all' && (
        <search className={c.tools}>
          <SearchField
            label={t('Find a title or address')}
            placeholder={t('Find a title or address')}
            isTarget
            isClearable
            value={find}
            onSearch={onFind}
          />
        </search>
      )}
    </ColumnHead>
  );
}

const Nothing = ({ isSearch, isOn }: { isSearch: boolean; isOn: boolean }) =>
  isSearch ? (
    <ColumnEmpty title={t('Nothing matches.')} />
  ) : (
    <ColumnEmpty
      title={t('Nothing to do here.')}
      text={isOn ? t('No source changed, moved or is gone.') : undefined}
    />
  );

function Found({ watch, laws, items, filter, find, chosen, onChoose }: Props) {
  return (
    <Loaded
      query={{
        data: watch.data,
        error: watch.error ?? laws.error,
        refetch: () => {
          for (const one of [watch, laws]) if (one.error) void one.refetch();
        },
      }}
      skeleton={320}
      failed={t('The sources could not be loaded.')}
      isEmpty={() => items.length === 0 && laws.data !== undefined}
      empty={<Nothing isSearch={find !== '' && filter === 'all'} isOn={watch.data?.isOn === true} />}
    >
      {({ sources, total }) => (
        <>
          <ChoiceList
            label={t('Sources')}
            items={items}
            idOf={({ id }) => id}
            groupOf={({ state }) => stateName(state)}
            chosen={chosen}
            onChoose={onChoose}
          >
            {(item) => <SourceRow item={item} />}
          </ChoiceList>
          {total > sources.length && (
            <p className={`${c.quiet} ${c.more}`}>
              {t('{{shown}} of {{total}} are shown. Find another by a part of its address.', {
                shown: sources.length,
                total,
              })}
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}

/** The sources: whether they are watched, what is to do, and each with its state. */
export function SourceList(props: Props) {
  const [isReading, setReading] = useState(false);
  const { data } = props.watch;
  return (
    <Column label={t('Source watch')} width={328} narrow={300}>
      <WatchHead {...props} />
      <ColumnBody>
        <Found {...props} />
        <div className={c.below}>
          {data && <Round nextRound={data.nextRound} />}
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconFileImport size={14} aria-hidden />}
            onClick={() => setReading(true)}
          >
            {t('Read in a file')}
          </Button>
        </div>
      </ColumnBody>
      <ColumnFoot>
        <KeyHints hints={[{ keys: ['J', 'K'], does: t('move') }]} />
      </ColumnFoot>
      <ReadFileDialog opened={isReading} onClose={() => setReading(false)} />
    </Column>
  );
}

/** When the pages are read next, and what readers see of a change; or how the watch is turned on. */
const Round = ({ nextRound }: Pick<WatchedSources, 'nextRound'>) =>
  nextRound ? (
    <p>
      <IconClock size={13} aria-hidden />{' '}
      {t(
        'Next round {{date}}, {{hour}}. Readers of a changed source see “Source changed on …; being checked”.',
        {
          date: shortDate(nextRound),
          hour: hour(nextRound),
        },
      )}
    </p>
  ) : (
    <p>{t('Source watch is off. SOURCE_WATCH=on in the environment of the server turns it on.')}</p>
  );
