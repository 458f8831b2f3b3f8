import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Column, ColumnBody, DetailHead } from '../../../ui/workspace/Columns.tsx';
import { Kbd } from '../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../ui/workspace/useKeys.ts';
import { ChangeNavigation } from '../../provisions/web/compare/ChangeNavigation.tsx';
import { useChangeNavigator } from '../../provisions/web/compare/useChangeNavigator.ts';
import type { StatuteChange } from '../../statutes/contract.ts';
import type { Resting } from '../../statutes/restingSchema.ts';
import { statuteChangeQuery, statutesApi } from '../../statutes/web/api.ts';
import { RedlineLines } from '../../statutes/web/RedlineLines.tsx';
import { NotOfficial } from '../../statutes/web/SectionText.tsx';
import { idsOf, RestingList, restToRead, ShiftR } from './RestingList.tsx';
import c from './Sources.module.css';
import { useWorkOff } from './useWorkOff.ts';
import { bare, sectionCount } from './words.ts';

/** A statute of which a newer text came, what can be done about it, and the keys of that. */
function useLawSource(change: StatuteChange) {
  const opened = useQuery(statuteChangeQuery(change.id));
  const version = opened.data?.version ?? 0;
  const params = { id: change.id };
  const read = useWorkOff(
    (read: readonly Resting[]) =>
      statutesApi.readStatuteAgain({
        params,
        body: { version, provisionIds: idsOf(read).provisionIds },
      }),
    ({ isDone }) => (isDone ? t('Read again today. The source is worked off.') : t('Read again today.')),
  );
  const close = useWorkOff(
    () => statutesApi.closeStatuteChange({ params, body: { version } }),
    () => t('It is worked off, and readers are told no more.'),
  );
  const provisions = opened.data?.provisions ?? [];
  const isBusy = read.isPending || close.isPending || !opened.data;
  const rest = restToRead(provisions);
  useKeys({
    ...(isBusy ? {} : { x: () => close.mutate() }),
    ...(rest.length > 0 && !isBusy ? { 'shift+r': () => read.mutate(rest) } : {}),
  });
  return { change, opened, provisions, rest, isBusy, read, close };
}

type OpenLaw = ReturnType<typeof useLawSource>;

const Head = ({ change, rest, isBusy, read, close }: OpenLaw) => (
  <DetailHead
    isStacked
    title={change.title}
    tags={
      <Tag tone="amber" icon={<IconFileText size={12} aria-hidden />}>
        {t('Changed {{date}}', { date: shortDate(change.to) })}
      </Tag>
    }
    line={
      <>
        <a href={change.address} target="_blank" rel="noreferrer">
          {bare(change.address)}
        </a>
        {' · '}
        {t('the law’s own text · {{sections}}', { sections: sectionCount(change.sections) })}
      </>
    }
  >
    <Button variant="default" disabled={isBusy} rightSection={<Kbd>X</Kbd>} onClick={() => close.mutate()}>
      {t('Not about the library')}
    </Button>
    {rest.length > 0 && (
      <Button disabled={isBusy} rightSection={<ShiftR />} onClick={() => read.mutate(rest)}>
        {t('Read again, nothing changes for {{count}}', { count: rest.length })}
      </Button>
    )}
  </DetailHead>
);

/** Each section that differs, then and now. */
const Sections = ({ opened, text }: OpenLaw & { text: RefObject<HTMLDivElement | null> }) => (
  <Loaded query={opened} skeleton={320} failed={t('The source could not be loaded.')}>
    {({ sections }) => (
      <div ref={text}>
        {sections.map(({ label, note, kind, redline }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: numbers may stand twice in a statute
          <section key={i} aria-label={t('Section {{label}}', { label })}>
            <h2 className={c.sectionHead}>
              {label} {note} {kind === 'added' && <Tag tone="green">{t('new')}</Tag>}
              {kind === 'removed' && <Tag tone="red">{t('gone')}</Tag>}
            </h2>
            <RedlineLines lines={redline.lines} name={label} />
          </section>
        ))}
        <NotOfficial />
      </div>
    )}
  </Loaded>
);

/** A statute of which a newer text came: its sections then and now, and the provisions that cite it. */
export function LawSource({ change }: { change: StatuteChange }) {
  const open = useLawSource(change);
  const { opened, provisions, isBusy, read } = open;
  const text = useRef<HTMLDivElement>(null);
  const navigator = useChangeNavigator(text, opened.data?.sections);
  useKeys({ F7: () => navigator.go(1), 'shift+F7': () => navigator.go(-1) });
  return (
    <>
      <Column label={t('Source')}>
        <Head {...open} />
        <div className={c.bar}>
          <span>
            <strong>{t('Then and now')}</strong>{' '}
            {t('{{from}} against {{to}}', { from: shortDate(change.from), to: shortDate(change.to) })}
          </span>
          <ChangeNavigation navigator={navigator} />
        </div>
        <ColumnBody padded>
          <Sections {...open} text={text} />
        </ColumnBody>
      </Column>
      {(opened.data || opened.isPending) && (
        <RestingList
          provisions={provisions}
          canRead
          passage={t('Cites a section that changed')}
          others={t('Cites other sections')}
          isBusy={isBusy}
          isPending={opened.isPending}
          onRead={(one) => read.mutate(one)}
        />
      )}
    </>
  );
}
