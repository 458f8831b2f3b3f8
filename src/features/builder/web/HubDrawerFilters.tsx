import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { AddToReport } from '../../reports/web/AddToReport.tsx';
import { JurisdictionFilter, SubjectFilters } from './HubFilters.tsx';
import c from './InfoHubScreen.module.css';
import type { HubModel } from './useHub.ts';

interface Props {
  hub: HubModel;
  /** What is shown, for "Add Results To Report". */
  resultIds: readonly string[];
}

/** The filters of narrow screens: two buttons, each with its drawer, and what can be done with the results. */
export function HubDrawerFilters({ hub, resultIds }: Props) {
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
      <AddToReport
        className={c.wide}
        provisionIds={resultIds}
        label={t('Add Results To Report')}
        size="sm"
        h={40}
      />
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
