import { IconAdjustmentsHorizontal, IconMapPin } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import { FilterDrawers } from '../../../ui/filters/FilterDrawers.tsx';
import { AreaFilters, PolicyJurisdictions } from './PolicyFilters.tsx';
import type { PoliciesModel } from './usePolicies.ts';

/** The filters of narrow screens. */
export const PolicyDrawers = ({ policies }: { policies: PoliciesModel }) => (
  <FilterDrawers
    drawers={[
      {
        title: t('Areas of law'),
        icon: IconAdjustmentsHorizontal,
        count: policies.address.areas.length,
        content: <AreaFilters policies={policies} />,
      },
      {
        title: t('Jurisdictions'),
        icon: IconMapPin,
        count: policies.address.jurisdictions.length,
        content: <PolicyJurisdictions policies={policies} large />,
      },
    ]}
  />
);
