import { Checkbox } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import type { Provision } from '../../provisions/contract.ts';
import c from './Policies.module.css';
import { choose, useIsChosen } from './selection.ts';

/** Ticks a policy for the document. */
export function PolicyBox({ provision }: { provision: Provision }) {
  const isChosen = useIsChosen(provision.id);
  return (
    <Checkbox
      className={c.box}
      size="sm"
      aria-label={t('Choose {{name}}, {{jurisdiction}}', {
        name: provision.name,
        jurisdiction: provision.jurisdictionName,
      })}
      checked={isChosen}
      onChange={(event) => choose([provision.id], event.currentTarget.checked)}
      data-chrome
    />
  );
}
