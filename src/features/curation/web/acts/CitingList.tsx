import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { useFocusWhenFewer } from '../../../../ui/hooks/useFocusWhenFewer.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Kbd } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import type { Dependent } from '../../thingsContract.ts';
import c from '../parts/Things.module.css';
import type { Reading, Readings } from './useReadings.ts';

function ReadingTag({ reading }: { reading: Reading }) {
  if (reading === null) return null;
  return reading === 'read' ? (
    <Tag tone="green" icon={<IconCheck size={12} aria-hidden />}>
      {t('Read')}
    </Tag>
  ) : (
    <Tag tone="amber">{t('To look at')}</Tag>
  );
}

interface Props {
  items: readonly Dependent[];
  readings: Readings;
  /** Each can be marked as read here: what it cites is in sight. */
  canRead?: boolean;
}

/** Who cites a section: which of them are still to be read against the newer text, and the key that says nothing of one changes. */
export function CitingList({ items, readings, canRead }: Props) {
  const { readingOf, markRead, isBusy } = readings;
  const list = useRef<HTMLUListElement>(null);
  const open = canRead ? items.filter(({ id }) => readingOf(id) === 'toLookAt') : [];
  const [first] = open;
  useKeys(first && !isBusy ? { r: () => markRead(first.id) } : {});
  useFocusWhenFewer(open.length, () => list.current?.querySelector<HTMLElement>('button, a'));
  return (
    <ul className={c.list} ref={list}>
      {items.map((item) => (
        <li key={item.id}>
          {item.jurisdiction && <Jur code={item.jurisdiction} />}
          <span>
            {item.href ? <Link to={item.href}>{item.name}</Link> : item.name}
            {item.line && <small>{item.line}</small>}
          </span>
          <ReadingTag reading={readingOf(item.id)} />
          {open.includes(item) && (
            <span className={c.reading}>
              <Button
                size="compact-sm"
                variant="default"
                disabled={isBusy}
                aria-label={t('Nothing changes in {{name}}', { name: item.name })}
                rightSection={item === first ? <Kbd>R</Kbd> : undefined}
                onClick={() => markRead(item.id)}
              >
                {t('Nothing changes')}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
