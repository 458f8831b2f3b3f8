import { t } from '../../../../shared/text.ts';
import { isEmail } from '../../../auth/rules.ts';
import type { SignupForm } from './signupData.ts';

export const REQUIRED = ['businessName', 'firstName', 'lastName', 'email'] as const;

export type FormErrors = Partial<Record<keyof SignupForm | 'altcha', string>>;

/** What is wrong with the form, by field, in the words of specification 5. Empty when nothing is. */
export function formErrors(form: SignupForm, captcha: string | null): FormErrors {
  const errors: FormErrors = {};
  for (const field of REQUIRED) if (!form[field].trim()) errors[field] = t('This is needed.');
  if (!errors.email && !isEmail(form.email)) {
    errors.email = t("Your email address doesn't appear to be valid. Please correct it and try again.");
  }
  if (!captcha) errors.altcha = t('Please check the box above.');
  return errors;
}
