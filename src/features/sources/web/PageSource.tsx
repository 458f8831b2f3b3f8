import { Button } from '@mantine/core';
import { IconFileDiff, IconRefresh } from '@tabler/icons-react';
import { type RefObject, useRef } from 'react';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Column, ColumnBody, DetailHead } from '../../../ui/workspace/Columns.tsx';
import { Kbd } from '../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../ui/workspace/useKeys.ts';
import { ChangeNavigation } from '../../provisions/web/compare/ChangeNavigation.tsx';
import { useChangeNavigator } from '../../provisions/web/compare/useChangeNavigator.ts';
import { RedlineLines } from '../../statutes/web/RedlineLines.tsx';
import type { WatchedSource } from '../contract.ts';
import { RestingList, ShiftR } from './RestingList.tsx';
import c from './Sources.module.css';
import { type OpenPage, usePageSource } from './usePageSource.ts';
import { bare, stateLine, stateName } from './words.ts';

/** What can be decided about a page that changed, moved or is gone. */
const Decisions = ({ source, state, isBusy, say }: OpenPage) => (
  <>
    {state === 'changed' && (
      <>
        <Button variant="default" disabled={isBusy} rightSection={<Kbd>X</Kbd>} onClick={say('onlyThePage')}>
          {t('Only the page changed')}
        </Button>
        <Button disabled={isBusy} rightSection={<Kbd>C</Kbd>} onClick={say('lawChanged')}>
          {t('The law changed')}
        </Button>
      </>
    )}
    {source.movedTo && (
      <Button disabled={isBusy} rightSection={<Kbd>A</Kbd>} onClick={say('takeAddress')}>
        {t('Take the new address')}
      </Button>
    )}
    {state === 'dead' && (
      <Button variant="default" disabled={isBusy} rightSection={<Kbd>X</Kbd>} onClick={say('keep')}>
        {t('Keep as last read')}
      </Button>
    )}
  </>
);

function Head(open: OpenPage) {
  const { source, state } = open;
  return (
    <DetailHead
      isStacked
      title={source.title ?? bare(source.ref)}
      tags={
        <Tag
          tone={state === 'changed' ? 'amber' : state === 'dead' ? 'red' : 'grey'}
          icon={<IconFileDiff size={12} aria-hidden />}
        >
          {stateName(state)} {source.changedOn && shortDate(source.changedOn)}
        </Tag>
      }
      line={
        <a href={source.ref} target="_blank" rel="noreferrer">
          {bare(source.ref)}
        </a>
      }
    >
      <Decisions {...open} />
    </DetailHead>
  );
}

/** When it was asked for and against what, and the ways of asking and reading again. */
const Asked = ({ source, page, rest, isBusy, read, now, isOn }: OpenPage & { isOn: boolean }) => (
  <>
    <span>
      {source.readAt ? t('Asked for {{date}}', { date: shortDate(source.readAt) }) : t('Never asked for')}
      {page.data?.acceptedAt && ` · ${t('against {{date}}', { date: shortDate(page.data.acceptedAt) })}`}
    </span>
    {rest.length > 0 && (
      <Button
        size="compact-sm"
        variant="default"
        rightSection={<ShiftR />}
        disabled={isBusy}
        onClick={() => read.mutate(rest)}
      >
        {t('Read again, nothing changes for {{count}}', { count: rest.length })}
      </Button>
    )}
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconRefresh size={14} aria-hidden />}
      disabled={!isOn || now.isPending}
      onClick={() => now.mutate()}
    >
      {t('Ask for it now')}
    </Button>
  </>
);

/** What the page says now against what it said, or why that cannot be shown. */
function Text({ source, page, state, text }: OpenPage & { text: RefObject<HTMLDivElement | null> }) {
  const instead =
    state === 'changed'
      ? t('The page has other words than before. Its text may not be kept: open it to see what changed.')
      : stateLine(source);
  return (
    <Loaded query={page} skeleton={320} failed={t('The source could not be loaded.')}>
      {({ redline, keptBecause }) => (
        <div ref={text}>
          {redline ? (
            <RedlineLines lines={redline.lines} name={t('Then and now')} />
          ) : (
            <Callout tone={state === 'dead' ? 'red' : 'teal'}>{instead}</Callout>
          )}
          {keptBecause && (
            <p className={c.quiet}>{t('Why its text is kept: {{why}}', { why: keptBecause })}</p>
          )}
        </div>
      )}
    </Loaded>
  );
}

/** A watched page that is open: what changed of it, what that means, and the provisions behind it. */
export function PageSource({ source, isOn }: { source: WatchedSource; isOn: boolean }) {
  const open = usePageSource(source);
  const { page, state, provisions, isBusy, read } = open;
  const text = useRef<HTMLDivElement>(null);
  const navigator = useChangeNavigator(text, page.data?.redline);
  useKeys({ F7: () => navigator.go(1), 'shift+F7': () => navigator.go(-1) });
  return (
    <>
      <Column label={t('Source')}>
        <Head {...open} />
        <div className={c.bar}>
          <Asked {...open} isOn={isOn} />
          {page.data?.redline && <ChangeNavigation navigator={navigator} />}
        </div>
        <ColumnBody padded>
          <Text {...open} text={text} />
        </ColumnBody>
      </Column>
      {(page.data || page.isPending) && (
        <RestingList
          provisions={provisions}
          canRead={state === 'changed'}
          passage={t('What changed is what it rests on')}
          others={t('Something else of the page changed')}
          isBusy={isBusy}
          isPending={page.isPending}
          onRead={(one) => read.mutate(one)}
        />
      )}
    </>
  );
}
