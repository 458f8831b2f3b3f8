import { t } from '../../../shared/text.ts';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { COUNTED_DAYS, type Watched, type Watchlist } from '../contract.ts';
import { changesOf } from '../rules.ts';
import c from './Watchlist.module.css';

interface Props {
  list: Watchlist;
  added: readonly Watched[];
  /** A summary of that much would be skimmed. */
  isTooMuch: boolean;
}

/** How much would come of what is about to be watched; a warning where that is more than anybody reads. */
export function WatchCount({ list, added, isTooMuch }: Props) {
  const said = (pairs: readonly Watched[]) => ({
    changes: t('{{count}} changes', { count: changesOf(pairs, list.recentChanges) }),
    days: COUNTED_DAYS,
  });
  return (
    <div role="status">
      {isTooMuch && (
        <Callout tone="amber">
          {t(
            'That is a lot: what you would watch had {{changes}} in the last {{days}} days. In a summary that long the few that concern you are easily missed.',
            said([...list.watched, ...added]),
          )}
        </Callout>
      )}
      {added.length > 0 && !isTooMuch && (
        <p className={c.said}>{t('What you add had {{changes}} in the last {{days}} days.', said(added))}</p>
      )}
    </div>
  );
}
