import { t } from '../../../shared/text.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { ChangePasswordForm } from '../../auth/web/ChangePasswordDialog.tsx';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import { OwnFactors } from '../../auth/web/factors/OwnFactors.tsx';
import { OwnSessions } from '../../auth/web/security/OwnSessions.tsx';
import c from './PreferencesScreen.module.css';

/** What a person does for the safety of their own sign-in; what holds for the whole account is in its settings. */
export function SecurityCards() {
  const { account } = useCurrentUser();
  return (
    <section aria-labelledby="security">
      <h2 className={c.section} id="security">
        {t('Security')}
      </h2>
      <OwnFactors />
      <OwnSessions />
      {!account.isMFAEnabled && (
        <Card level={3} title={t('Change Password')} line={t('All your other sessions end.')}>
          <div className={c.narrow}>
            <ChangePasswordForm onDone={() => {}} />
          </div>
        </Card>
      )}
    </section>
  );
}
