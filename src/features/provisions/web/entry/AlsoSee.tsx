import { Fragment } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import type { Provision } from '../../contract.ts';
import { withDay } from '../../withDay.ts';
import c from './ProvisionEntry.module.css';
import { permalinkPath } from './permalink.ts';

/** "Also see:" and the same jurisdiction's provisions elsewhere. */
export function AlsoSee({ references, onDay }: Pick<Provision, 'references' | 'onDay'>) {
  if (references.length === 0) return null;
  return (
    <p className={c.alsoSee}>
      {t('Also see:')}{' '}
      {references.map(({ _id, name, area, topic }, i) => (
        <Fragment key={_id}>
          {i > 0 && ', '}
          <Link to={withDay(permalinkPath({ id: _id, area, topic }), onDay?.day ?? null)}>{name}</Link>
        </Fragment>
      ))}
    </p>
  );
}
