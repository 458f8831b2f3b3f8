import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { t } from '../../../../../shared/text.ts';
import type { ComparedText } from '../api.ts';
import { NoText, RedlineText } from '../RedlineText.tsx';
import { ChangeCounts } from './ComparisonHead.tsx';
import table from './ComparisonTable.module.css';
import c from './NarrowComparison.module.css';

interface Props {
  base: ComparedText;
  item: ComparedText | null;
  onSwap: (item: ComparedText) => void;
  isSwapping: boolean;
  withoutDeletions: boolean;
  root: RefObject<HTMLDivElement | null>;
}

/** One redline on a narrow screen, with the base behind a toggle. */
export function NarrowComparison({ base, item, onSwap, isSwapping, withoutDeletions, root }: Props) {
  const [showsBase, setShowsBase] = useState(false);
  const isBaseOpen = showsBase || item === null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={root} className={c.scroller} tabIndex={0} aria-label={t('Texts to compare')}>
      {item === null && (
        <p className={c.hint}>{t('Select one or more jurisdictions from above to get started.')}</p>
      )}
      {item && (
        <div className={c.actions}>
          <Button
            variant="default"
            size="sm"
            aria-expanded={showsBase}
            onClick={() => setShowsBase(!showsBase)}
          >
            {showsBase
              ? t('Hide {{jurisdiction}}', { jurisdiction: base.jurisdictionName })
              : t('Show {{jurisdiction}}', { jurisdiction: base.jurisdictionName })}
          </Button>
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconArrowsExchange size={17} stroke={1.7} />}
            disabled={isSwapping}
            aria-label={t('Swap: make {{jurisdiction}} the base', { jurisdiction: item.jurisdictionName })}
            onClick={() => onSwap(item)}
          >
            {t('Swap')}
          </Button>
        </div>
      )}
      {isBaseOpen && (
        <div className={c.base}>
          <div className={table.headLine}>
            <span className={table.name}>{base.jurisdictionName}</span>
            <span className={table.note}>{t('base text')}</span>
          </div>
          {base.html === '' ? <NoText /> : <RedlineText html={base.html} />}
        </div>
      )}
      {item && (
        <div
          className={c.redline}
          data-without-deletions={withoutDeletions || undefined}
          data-column={item.jurisdictionName}
          aria-busy={isSwapping}
        >
          <div className={table.headLine}>
            <span className={table.name}>{item.jurisdictionName}</span>
            <ChangeCounts changes={item.changes} />
          </div>
          {item.redline ? <RedlineText html={item.redline} /> : <NoText />}
        </div>
      )}
    </section>
  );
}
