import { type ReactNode, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Segments } from '../../../../ui/fields/Segments.tsx';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import type { WrittenAnnouncement } from '../../announcementsContract.ts';
import { BannerBox } from '../BannerBox.tsx';
import b from '../Bell.module.css';
import { BellItem } from '../BellItem.tsx';
import c from './Notifications.module.css';

const VIEWS = ['light', 'dark', 'phone'] as const;
type View = (typeof VIEWS)[number];

const viewName = (view: View): string => ({ light: t('Light'), dark: t('Dark'), phone: t('Phone') })[view];

const Place = ({ name, look, children }: { name: string; look: 'light' | 'dark'; children: ReactNode }) => (
  <>
    <h3>{name}</h3>
    <div className={c.framed} data-look={look}>
      {children}
    </div>
  </>
);

/** What people will see, as it is written so far. The text is the field's own, which knows no markup beyond the allow-list. */
export function Preview({ written }: { written: WrittenAnnouncement }) {
  const [view, setView] = useState<View>('light');
  const { title, html, inBell, isBanner, byEmail } = written;
  const shown = title.trim() || t('Without a title');
  const look = view === 'dark' ? 'dark' : 'light';
  return (
    <section className={c.preview} aria-label={t('Preview')}>
      <div className={c.previewHead}>
        <h2>{t('Preview')}</h2>
        <Segments
          label={t('Preview as')}
          value={view}
          onChange={setView}
          data={VIEWS.map((value) => ({ value, label: viewName(value) }))}
        />
      </div>
      {!inBell && !isBanner && !byEmail && <p className={c.quiet}>{t('It shows nowhere yet.')}</p>}
      <div className={c.seen} data-view={view}>
        {isBanner && (
          <Place name={t('Banner')} look={look}>
            <BannerBox title={shown} html={html} />
          </Place>
        )}
        {inBell && view === 'phone' && (
          <p className={c.quiet}>{t('The bell is shown on wide screens only.')}</p>
        )}
        {inBell && view !== 'phone' && (
          <Place name={t('Bell')} look={look}>
            <ul className={b.list}>
              <BellItem
                item={{
                  title: shown,
                  text: html,
                  link: null,
                  seen: false,
                  createdAt: written.goesOutAt ?? new Date().toISOString(),
                }}
              />
            </ul>
          </Place>
        )}
        {byEmail && (
          // An email is on white paper, whatever the reader's screen is.
          <Place name={t('Email')} look="light">
            <p className={c.subject}>
              <span>{t('Subject')}</span> {shown}
            </p>
            <div className={c.body}>
              <Prose html={html} />
            </div>
            <p className={c.subject}>{t('With our postal address, and a link to unsubscribe.')}</p>
          </Place>
        )}
      </div>
    </section>
  );
}
