import { Link, useOutletContext } from 'react-router';
import { t } from '../../../shared/text.ts';
import type { NavEntry } from '../../../ui/shell/entries.ts';
import { Page, PageLine, PageTitle } from '../../../ui/shell/Page.tsx';
import c from './StaffHomeScreen.module.css';

/** Where staff begin: what there is to open. It gets it from what surrounds it. */
function StaffHomeScreen() {
  const sections = useOutletContext<readonly NavEntry[]>();
  return (
    <Page title={t('Staff')}>
      <PageTitle>{t('Staff')}</PageTitle>
      <PageLine>{t('What you can open from here.')}</PageLine>
      <ul className={c.list}>
        {sections.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon size={20} stroke={1.7} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

export { StaffHomeScreen as Component };
