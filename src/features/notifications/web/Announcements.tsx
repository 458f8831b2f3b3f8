import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { SideDrawer } from '../../../ui/overlay/drawer/SideDrawer.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { Prose } from '../../../ui/parts/Prose.tsx';
import { Bar, Loading } from '../../../ui/state/Skeleton.tsx';
import type { Notification } from '../contract.ts';
import c from './Announcements.module.css';
import { announcementsAmong, notificationsQuery } from './api.ts';

/** Enough for a side panel; the bell has the others. */
const SHOWN = 5;

/** The newest announcements, for the side of the home page (specification 2.6). */
export function Announcements() {
  const { data, isPending } = useQuery(notificationsQuery);
  const [open, setOpen] = useState<{ item: Notification; opened: boolean } | null>(null);
  if (isPending) {
    return (
      <Loading>
        <Bar height={60} />
      </Loading>
    );
  }
  // Nothing is said of what could not be loaded.
  if (!data) return null;
  const items = announcementsAmong(data).slice(0, SHOWN);
  if (items.length === 0) return <p className={c.none}>{t("You're all caught up!")}</p>;
  return (
    <>
      <ul className={c.list}>
        {items.map((item) => (
          <li key={item.id}>
            <LinkButton className={c.title} onClick={() => setOpen({ item, opened: true })}>
              {item.title}
            </LinkButton>
            <div className={c.text} inert>
              <Prose html={item.text} plain />
            </div>
            <small>{shortDate(item.createdAt)}</small>
          </li>
        ))}
      </ul>
      <SideDrawer
        opened={open?.opened ?? false}
        onClose={() => setOpen(open && { ...open, opened: false })}
        title={t('Announcement')}
      >
        {open && (
          <>
            <h2 className={c.heading}>{open.item.title}</h2>
            <p className={c.date}>{shortDate(open.item.createdAt)}</p>
            <Prose html={open.item.text} />
          </>
        )}
      </SideDrawer>
    </>
  );
}
