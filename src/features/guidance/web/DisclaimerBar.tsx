import { Button } from '@mantine/core';
import { useState } from 'react';
import { DISCLAIMER_KEY } from '../../../shared/localPreferences.ts';
import { t } from '../../../shared/text.ts';
import { useDelay } from '../../../ui/hooks/useDelay.ts';
import { pageConfig } from '../../../ui/pageConfig.ts';
import { storage } from '../../auth/web/api.ts';
import c from './DisclaimerBar.module.css';

/** Specification 9. */
const APPEARS_AFTER_MS = 500;

/** General information, not legal advice: until it was acknowledged once in this browser. */
export function DisclaimerBar() {
  const [seen, setSeen] = useState(() => storage.getItem(DISCLAIMER_KEY) === 'true');
  const due = useDelay(APPEARS_AFTER_MS);
  if (seen || !due) return null;
  const acknowledge = () => {
    storage.setItem(DISCLAIMER_KEY, 'true');
    setSeen(true);
  };
  return (
    <section className={c.bar} aria-label={t('Disclaimer')} data-chrome>
      <span>
        {t('What {{product}} says is general information and not legal advice.', {
          product: pageConfig.productName,
        })}
      </span>
      <Button variant="default" size="compact-sm" onClick={acknowledge}>
        {t('I acknowledge the above')}
      </Button>
    </section>
  );
}
