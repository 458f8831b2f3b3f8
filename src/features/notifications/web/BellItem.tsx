import { Link } from 'react-router';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Prose } from '../../../ui/parts/Prose.tsx';
import type { Notification } from '../contract.ts';
import c from './Bell.module.css';

interface Props {
  item: Pick<Notification, 'title' | 'link' | 'text' | 'createdAt' | 'seen'>;
  onClose?: () => void;
}

/** One item as the bell lists it. */
export function BellItem({ item, onClose }: Props) {
  return (
    <li className={c.item} data-unseen={!item.seen || undefined}>
      <div className={c.title}>
        {item.link ? (
          <Link to={item.link} onClick={onClose}>
            {item.title}
          </Link>
        ) : (
          item.title
        )}
      </div>
      <div className={c.text}>
        <Prose html={item.text} plain />
      </div>
      <time dateTime={item.createdAt}>{shortDate(item.createdAt)}</time>
    </li>
  );
}
