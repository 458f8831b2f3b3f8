import { IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { StatusBanner } from '../../../ui/shell/StatusBanner.tsx';
import { session } from './api.ts';
import { useCurrentUser } from './currentUser.ts';

/** Says that another tab of this browser signed in somebody else: this tab is still its first person's, until it is loaded again. */
export function OtherPersonBanner() {
  const { fullName } = useCurrentUser();
  const [isThere, setThere] = useState(false);
  useEffect(() => session.subscribe((change) => change === 'otherPerson' && setThere(true)), []);
  return (
    <StatusBanner icon={IconUsers}>
      {isThere && (
        <>
          {t(
            'Somebody else signed in in another tab. This tab stays with {{name}} until it is loaded again.',
            { name: fullName },
          )}{' '}
          <LinkButton onClick={() => window.location.reload()}>{t('Load it again')}</LinkButton>
        </>
      )}
    </StatusBanner>
  );
}
