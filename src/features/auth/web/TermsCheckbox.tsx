import { Checkbox, type CheckboxProps } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import c from './PasswordForm.module.css';

interface Props extends CheckboxProps {
  /** All but this is done. */
  isMissing: boolean;
}

/** The agreement to the terms; both documents open in a new tab (specification 2.3 and 5). */
export function TermsCheckbox({ isMissing, ...checkbox }: Props) {
  return (
    <div>
      <Checkbox
        size="sm"
        {...checkbox}
        label={
          <>
            {t('I agree to the')}{' '}
            <a href="/terms" target="_blank" rel="noopener">
              {t('Terms of Use')}
            </a>{' '}
            {t('and the')}{' '}
            <a href="/privacy" target="_blank" rel="noopener">
              {t('Privacy Policy')}
            </a>
          </>
        }
      />
      {isMissing && (
        <p className={c.message} role="status">
          {t('You must agree to the above before continuing.')}
        </p>
      )}
    </div>
  );
}
