import { SettingsScreen } from '../../features/accounts/web/settings/SettingsScreen.tsx';
import { SignOnCard } from '../../features/sign-on/web/SignOnCard.tsx';

/** Account settings with single sign-on among what guards the account. */
const SettingsWithSignOn = () => <SettingsScreen signOn={<SignOnCard />} />;

export { SettingsWithSignOn as Component };
