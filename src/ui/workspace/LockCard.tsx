import { IconLock } from '@tabler/icons-react';
import { t } from '../../shared/text.ts';
import { Page } from '../shell/Page.tsx';
import { Empty } from '../state/StateCard.tsx';

/** An EDITOR at an address that is for ADMIN only (specification 6). */
export const LockCard = () => (
  <Page title={t('Administrators only')}>
    <Empty
      icon={IconLock}
      title={t('This is for administrators.')}
      text={t('Your role is EDITOR. An administrator can open this page, or change your role.')}
    />
  </Page>
);
