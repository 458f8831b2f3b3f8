import type { NavigateFunction } from 'react-router';
import { t } from '../../../shared/text.ts';
import { pageConfig } from '../../../ui/pageConfig.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { CurrentUser } from '../contract.ts';
import { signIn } from './currentUser.ts';
import { homeOf } from './guards.ts';

/** Signs in somebody who just set their password, greets them in the product's name, and opens their home page. */
export function welcome(user: CurrentUser, navigate: NavigateFunction): void {
  signIn(user);
  toast.success({
    lead: t('Welcome to {{product}}!', { product: pageConfig.productName }),
    detail: t('Good to have you here, {{name}}.', { name: user.firstName }),
  });
  navigate(homeOf(user), { replace: true });
}
