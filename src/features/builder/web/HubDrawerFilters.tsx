import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { JurisdictionFilter, SubjectFilters } from './HubFilters.tsx';
import c from './InfoHubScreen.module.css';
import type { HubModel } from './useHub.ts';

/** The filters of narrow screens: two buttons, each with its drawer. */
export function HubDrawerFilters({ hub }: { hub: HubModel }) {
  const [opened, setOpened] = useState<'subject' | 'jurisdictions' | null>(null);
  const close = () => setOpened(null);
  const count = hub.jurisdictions.length;
  return (
    <div className={c.buttons} data-chrome>
      <Button
        variant="default"
        h={40}
        leftSection={<IconAdjustmentsHorizontal size={17} aria-hidden />}
        onClick={() => setOpened('subject')}
      >
        {t('Filters')}
      </Button>
      <Button
        variant="default"
        h={40}
        leftSection={count === 0 && <IconMapPin size={17} aria-hidden />}
        rightSection={count > 0 && <Tag tone="teal">{count}</Tag>}
        onClick={() => setOpened('jurisdictions')}
      >
        {t('Jurisdictions')}
      </Button>
      <SideDrawer
        opened={opened === 'subject'}
        onClose={close}
        title={t('Filters')}
        foot={<ShowResults onClick={close} />}
      >
        <SubjectFilters hub={hub} />
      </SideDrawer>
      <SideDrawer
        opened={opened === 'jurisdictions'}
        onClose={close}
        title={t('Jurisdictions')}
        foot={<ShowResults onClick={close} />}
      >
        <JurisdictionFilter hub={hub} large />
      </SideDrawer>
    </div>
  );
}

const ShowResults = ({ onClick }: { onClick: () => void }) => (
  <Button fullWidth h={40} onClick={onClick}>
    {t('Show results')}
  </Button>
);
