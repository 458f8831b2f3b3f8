import { Checkbox, Loader } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import c from './Signup.module.css';
import { solveCaptcha } from './solveCaptcha.ts';

interface Props {
  /** The solution, once there is one. */
  value: string | null;
  onChange: (solution: string | null) => void;
  /** The form was sent without it. */
  missing: boolean;
}

/** The box to tick: ticking it makes the browser do a piece of work that a robot would have to pay for, a thousand times over. */
export function Captcha({ value, onChange, missing }: Props) {
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);
  const tick = async () => {
    setWorking(true);
    setFailed(false);
    try {
      onChange(await solveCaptcha());
    } catch (error) {
      console.warn('The captcha:', error);
      setFailed(true);
    } finally {
      setWorking(false);
    }
  };
  const hint = failed
    ? t('That did not work. Please tick the box again.')
    : missing && !value && !working
      ? t('Please check the box above.')
      : null;
  return (
    <div>
      <div className={c.captcha}>
        <Checkbox
          size="sm"
          label={working ? t('One moment…') : t('I am not a robot')}
          checked={working || value !== null}
          disabled={working}
          aria-invalid={hint ? true : undefined}
          aria-describedby={hint ? 'captcha-hint' : undefined}
          onChange={(event) => (event.currentTarget.checked ? void tick() : onChange(null))}
        />
        {working && <Loader size={16} aria-label={t('Checking')} />}
      </div>
      {hint && (
        <p id="captcha-hint" className={c.captchaHint} role="status">
          {hint}
        </p>
      )}
    </div>
  );
}
