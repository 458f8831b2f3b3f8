import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { t } from '../../../shared/text.ts';
import { longDate } from '../../../shared/torontoDate.ts';
import { Prose } from '../../../ui/parts/Prose.tsx';
import { Page } from '../../../ui/shell/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Bar } from '../../../ui/state/Skeleton.tsx';
import { PublicPage } from '../../auth/web/PublicPage.tsx';
import type { LegalPageName } from '../contract.ts';
import { guidanceApi } from './api.ts';
import c from './Legal.module.css';

const title = (name: LegalPageName): string =>
  ({ privacy: t('Privacy Policy'), terms: t('Terms of Use'), scopeOfProduct: t('Scope of Product') })[name];

const DocumentSkeleton = () => (
  <>
    <Bar width={180} height={14} gap={24} />
    {[0, 1, 2, 3, 4, 5].map((line) => (
      <Bar key={line} height={16} gap={10} />
    ))}
  </>
);

function LegalDocument({ name, base }: { name: LegalPageName; base: '' | '/m' }) {
  const page = useQuery({
    queryKey: ['legalPage', name],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => guidanceApi.legalPage({ params: { name } }),
  });
  return (
    <article className={c.doc}>
      <nav className={c.tabs} aria-label={t('Legal')}>
        {(['privacy', 'terms', 'scopeOfProduct'] as const).map((other) => (
          <NavLink key={other} to={`${base}/${other}`}>
            {title(other)}
          </NavLink>
        ))}
      </nav>
      <h1>{title(name)}</h1>
      <Loaded query={page} skeleton={<DocumentSkeleton />} failed={t('The page could not be loaded.')}>
        {({ updatedOn, html }) => (
          <>
            <p className={c.date}>{t('Last changed {{date}}', { date: longDate(updatedOn) })}</p>
            <Prose html={html} />
          </>
        )}
      </Loaded>
    </article>
  );
}

/** /privacy, /terms and /scopeOfProduct, for everybody; the terms checkbox opens them in a new tab. */
export const publicLegalScreen = (name: LegalPageName) => () => (
  <PublicPage title={title(name)} width={720}>
    <LegalDocument name={name} base="" />
  </PublicPage>
);

/** The same inside the member area. */
export const memberLegalScreen = (name: LegalPageName) => () => (
  <Page title={title(name)}>
    <LegalDocument name={name} base="/m" />
  </Page>
);
