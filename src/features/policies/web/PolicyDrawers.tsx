import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import c from './Policies.module.css';
import { AreaFilters, PolicyJurisdictions } from './PolicyFilters.tsx';
import type { PoliciesModel } from './usePolicies.ts';

/** The filters of narrow screens: two buttons, each with its drawer. */
export function PolicyDrawers({ policies }: { policies: PoliciesModel }) {
  const [opened, setOpened] = useState<'areas' | 'jurisdictions' | null>(null);
  const { areas, jurisdictions } = policies.address;
  const close = () => setOpened(null);
  const foot = (
    <Button fullWidth h={40} onClick={close}>
      {t('Show results')}
    </Button>
  );
  return (
    <div className={c.buttons} data-chrome>
      <Button
        variant="default"
        h={40}
        leftSection={areas.length === 0 && <IconAdjustmentsHorizontal size={17} aria-hidden />}
        rightSection={areas.length > 0 && <Tag tone="teal">{areas.length}</Tag>}
        onClick={() => setOpened('areas')}
      >
        {t('Areas of law')}
      </Button>
      <Button
        variant="default"
        h={40}
        leftSection={jurisdictions.length === 0 && <IconMapPin size={17} aria-hidden />}
        rightSection={jurisdictions.length > 0 && <Tag tone="teal">{jurisdictions.length}</Tag>}
        onClick={() => setOpened('jurisdictions')}
      >
        {t('Jurisdictions')}
      </Button>
      <SideDrawer opened={opened === 'areas'} onClose={close} title={t('Areas of law')} foot={foot}>
        <AreaFilters policies={policies} />
      </SideDrawer>
      <SideDrawer opened={opened === 'jurisdictions'} onClose={close} title={t('Jurisdictions')} foot={foot}>
        <PolicyJurisdictions policies={policies} large />
      </SideDrawer>
    </div>
  );
}
