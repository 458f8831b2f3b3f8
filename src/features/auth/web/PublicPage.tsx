import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { pageConfig } from '../../../ui/pageConfig.ts';
import { Logo } from '../../../ui/parts/Logo.tsx';
import { MAIN_ID } from '../../../ui/shell/SkipLink.tsx';
import { usePageTitle } from '../../../ui/shell/usePageTitle.ts';
import c from './PublicPage.module.css';

interface Props {
  title: string;
  /** How wide the content may get, in pixels. */
  width?: number;
  /** What stands in the middle of the header. */
  middle?: ReactNode;
  /** What stands at the right of the header: the way to the log-in unless given. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The links that stand at the foot of every page that needs no sign-in. */
export function LegalLinks() {
  return (
    <footer className={c.foot} data-chrome>
      <Link to="/privacy">{t('Privacy')}</Link>
      <Link to="/terms">{t('Terms')}</Link>
      <Link to="/scopeOfProduct">{t('Scope of Product')}</Link>
    </footer>
  );
}

/** A page for people who are not signed in: logo, content, the legal links. */
export function PublicPage({ title, width = 440, middle, aside, children }: Props) {
  usePageTitle(title);
  return (
    <div className={c.page}>
      <header className={c.head} data-chrome>
        <Link to="/" aria-label={t('{{product}} home', { product: pageConfig.productName })}>
          <Logo />
        </Link>
        {middle}
        <span className={c.aside}>{aside ?? <Link to="/login">{t('Log in')}</Link>}</span>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={c.main} style={{ maxWidth: width + 64 }}>
        {children}
      </main>
      <LegalLinks />
    </div>
  );
}

/** The one card of a short page: a title, a sentence, and what to do. */
export function FormCard({
  title,
  text,
  children,
}: {
  /** Left out where the page has a title above the card. */
  title?: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={c.form}>
      <div>
        {title && <h1>{title}</h1>}
        {text && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}
