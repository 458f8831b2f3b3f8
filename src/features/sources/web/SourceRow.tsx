import {
  IconArrowForwardUp,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleOff,
  IconFileDiff,
  IconFileText,
  IconUnlink,
  type TablerIcon,
} from '@tabler/icons-react';
import { shortDate } from '../../../shared/torontoDate.ts';
import { RowLine, RowTitle } from '../../../ui/workspace/ChoiceList.tsx';
import type { Item } from './items.ts';
import c from './Sources.module.css';
import { bare, provisionCount, restingCount, sectionCount, stateLine, stateName } from './words.ts';

const ICONS: Record<Item['state'], TablerIcon> = {
  changed: IconFileDiff,
  moved: IconArrowForwardUp,
  dead: IconUnlink,
  new: IconCircleDashed,
  fine: IconCircleCheck,
  leftOut: IconCircleOff,
};

/** A source in the list: its state, its name and address, and what rests on it. */
export function SourceRow({ item }: { item: Item }) {
  const Icon = item.kind === 'law' ? IconFileText : ICONS[item.state];
  const at =
    item.kind === 'law' ? item.change.to : (item.source.changedOn ?? item.source.failedSince ?? undefined);
  return (
    <span className={c.row} data-state={item.state}>
      <Icon size={16} stroke={1.7} aria-label={stateName(item.state)} />
      <span className={c.rowText}>
        <RowTitle right={at ? <span className={c.quiet}>{shortDate(at)}</span> : undefined}>
          {item.kind === 'law' ? item.change.title : (item.source.title ?? bare(item.source.ref))}
        </RowTitle>
        <span className={c.address}>{bare(item.kind === 'law' ? item.change.address : item.source.ref)}</span>
        <RowLine>
          <span className={c.state}>
            {item.kind === 'law' ? sectionCount(item.change.sections) : stateLine(item.source)}
          </span>
          <strong>
            {item.kind === 'law' ? provisionCount(item.change.provisions) : restingCount(item.source)}
          </strong>
        </RowLine>
      </span>
    </span>
  );
}
