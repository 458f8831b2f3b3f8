import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { SideDrawer } from '../../../../ui/overlay/drawer/SideDrawer.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import type { AnnouncementAudience } from '../../announcementsContract.ts';
import { peopleQuery } from './announcementsApi.ts';
import c from './Notifications.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  audience: AnnouncementAudience;
}

const PAGE = 100;

/** Who an audience is, a hundred at a time. */
function PeopleDrawer({ opened, onClose, audience }: Props) {
  const [skip, setSkip] = useState(0);
  const query = useQuery(peopleQuery(audience, skip));
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('Whom it reaches')}>
      <Loaded
        query={query}
        skeleton={320}
        failed={t('The people could not be loaded.')}
        isEmpty={() => false}
      >
        {({ people, hasMore }) => (
          <>
            <ul className={c.people}>
              {people.map(({ id, name, email, account, mayEmail }) => (
                <li key={id}>
                  <strong>{name}</strong> <span>{account}</span>
                  <small>
                    {email}
                    {!mayEmail && <em> {t('no email')}</em>}
                  </small>
                </li>
              ))}
            </ul>
            <Group justify="space-between" mt="md">
              <Button variant="default" disabled={skip === 0} onClick={() => setSkip(skip - PAGE)}>
                {t('Previous')}
              </Button>
              <Button variant="default" disabled={!hasMore} onClick={() => setSkip(skip + PAGE)}>
                {t('Next')}
              </Button>
            </Group>
          </>
        )}
      </Loaded>
    </SideDrawer>
  );
}

export { PeopleDrawer as Component };
