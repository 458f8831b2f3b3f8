import type { ComponentType, ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { TabLinks } from '../../../../ui/parts/TabLinks.tsx';
import { Page, PageHead } from '../../../../ui/shell/Page.tsx';
import { Forbidden } from '../../../../ui/state/StateCard.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { AccountSection } from './AccountSection.tsx';
import { DataSection } from './DataSection.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import { UsersSection } from './UsersSection.tsx';

const SECTIONS: Record<string, { name: () => string; Section: ComponentType<SettingsProps> }> = {
  account: { name: () => t('Account'), Section: AccountSection },
  users: { name: () => t('Users'), Section: UsersSection },
  security: { name: () => t('Security'), Section: SecuritySection },
  data: { name: () => t('Data'), Section: DataSection },
};

export interface SettingsProps {
  /** Single sign-on of the account, which stands in its own feature above. */
  signOn?: ReactNode;
}

/** /m/settings: account owner or admin only (specification 2.3); without a section it is /m/settings/account. */
export function SettingsScreen({ signOn }: SettingsProps) {
  const { may, account } = useCurrentUser();
  const { section = '' } = useParams();
  if (!may.openAccountSettings) {
    return (
      <Page title={t('Account Settings')}>
        <Forbidden
          title={t('Account settings are for the owner of the account.')}
          text={t('Ask the owner of your account to change something here.')}
        />
      </Page>
    );
  }
  const chosen = SECTIONS[section];
  if (!chosen) return <Navigate to="/m/settings/account" replace />;
  return (
    <Page title={t('Account Settings')} width="narrow">
      <PageHead title={t('Account Settings')} line={account.name} />
      <TabLinks
        label={t('Account Settings')}
        items={Object.entries(SECTIONS).map(([path, { name }]) => ({
          to: `/m/settings/${path}`,
          label: name(),
        }))}
      />
      <chosen.Section signOn={signOn} />
    </Page>
  );
}
