import { ActionIcon } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { t } from '../../../../../shared/text.ts';
import type { ComparedText } from '../api.ts';
import c from './ComparisonTable.module.css';

/** How much differs: "+5 −9", said in words to those who listen. */
export function ChangeCounts({ changes }: Pick<ComparedText, 'changes'>) {
  if (!changes) return null;
  const { insertions, deletions, moves, isPlain } = changes;
  if (isPlain) return <span className={c.note}>{t('shown whole')}</span>;
  if (insertions + deletions + moves === 0) return <span className={c.note}>{t('same text')}</span>;
  const words = [
    t('{{count}} insertions', { count: insertions }),
    t('{{count}} deletions', { count: deletions }),
    ...(moves > 0 ? [t('{{count}} moves', { count: moves })] : []),
  ].join(', ');
  return (
    <span className={c.counts} role="img" aria-label={words} title={words}>
      <b>+{insertions}</b> <i>−{deletions}</i>
    </span>
  );
}

interface Props {
  item: ComparedText;
  onSwap: () => void;
  disabled: boolean;
}

/** The head of a redline: whose text it is, how much differs, and the way to make it the base. */
export function ComparisonHead({ item, onSwap, disabled }: Props) {
  const label = t('Make {{jurisdiction}} the base', { jurisdiction: item.jurisdictionName });
  return (
    <div className={c.headLine}>
      <span className={c.name}>{item.jurisdictionName}</span>
      <ChangeCounts changes={item.changes} />
      <ActionIcon className={c.swap} aria-label={label} title={label} disabled={disabled} onClick={onSwap}>
        <IconArrowsExchange size={17} stroke={1.7} />
      </ActionIcon>
    </div>
  );
}
