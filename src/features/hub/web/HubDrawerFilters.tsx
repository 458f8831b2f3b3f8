import { IconAdjustmentsHorizontal, IconMapPin } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import { FilterDrawers } from '../../../ui/filters/FilterDrawers.tsx';
import { AddToReport } from '../../reports/web/AddToReport.tsx';
import { JurisdictionFilter, SubjectFilters } from './HubFilters.tsx';
import c from './HubResults.module.css';
import type { HubModel } from './hubModel.ts';

interface Props {
  hub: HubModel;
  /** What is shown, for "Add Results To Report". */
  resultIds: readonly string[];
}

/** The filters of narrow screens, and what can be done with the results. */
export const HubDrawerFilters = ({ hub, resultIds }: Props) => (
  <FilterDrawers
    drawers={[
      { title: t('Filters'), icon: IconAdjustmentsHorizontal, content: <SubjectFilters hub={hub} /> },
      {
        title: t('Jurisdictions'),
        icon: IconMapPin,
        count: hub.jurisdictions.length,
        content: <JurisdictionFilter hub={hub} large />,
      },
    ]}
  >
    <AddToReport
      className={c.addAll}
      provisionIds={resultIds}
      label={t('Add Results To Report')}
      size="sm"
      h={40}
    />
  </FilterDrawers>
);
