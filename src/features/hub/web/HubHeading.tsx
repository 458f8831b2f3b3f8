import { Box } from '@mantine/core';
import { memo } from 'react';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../shared/torontoDate.ts';
import { PageLine, PageTitle } from '../../../ui/shell/Page.tsx';
import { Bar, Loading } from '../../../ui/state/Skeleton.tsx';
import type { Provision } from '../../provisions/contract.ts';
import { matrixPath } from '../../provisions/matrixPath.ts';
import { BetweenDays } from '../../provisions/web/day/BetweenDays.tsx';
import c from './HubHeading.module.css';
import type { HubModel } from './hubModel.ts';

/** The heading of specification 2.7, or null while its subject is not known. */
export function hubHeading(hub: HubModel, count: number | null): string | null {
  const { area, topic, industry } = hub;
  const { text } = hub.address;
  if (hub.address.tab === 'search') {
    if (hub.request === null) return t('Search');
    return count === null
      ? t('Search Results: {{text}}', { text })
      : t('Search Results: {{text}} ({{count}} results)', { text, count });
  }
  if (hub.address.tab === 'industry') {
    if (!industry) return t('Industry Search');
    return count === null
      ? t('Industry Search: {{industry}}', { industry: industry.name })
      : t('Industry Search: {{industry}} ({{count}} results)', { industry: industry.name, count });
  }
  return area && topic ? t('{{area}}: {{topic}}', { area: area.name, topic: topic.name }) : null;
}

/** "2 results in 1 of 4 provisions" */
function resultLine(hub: HubModel, shown: readonly Provision[], total: number | null): string {
  const { tab } = hub.address;
  const groups = new Set(shown.map((provision) => provision.provisionGroup.id));
  const results = t('{{count}} results', { count: shown.length });
  const dated = shown.filter(({ onDay }) => onDay);
  const [first] = dated;
  if (tab === 'area' && first?.onDay && first.onDay.day < torontoDay(new Date())) {
    const known = dated.filter(({ onDay }) => onDay?.reach !== 'before').length;
    return t('{{results}} in {{found}} of {{all}} provisions, {{known}} of them as they stood on {{day}}', {
      ...{ results, found: groups.size, all: hub.groups.length, known },
      day: shortDate(first.onDay.day),
    });
  }
  if (tab === 'industry') {
    return t('Provisions with an exemption or a special rule for this industry or occupation');
  }
  if (tab === 'search')
    return total !== null && total > shown.length
      ? t('The best {{shown}} of {{total}}', { shown: shown.length, total })
      : t('Best matches first');
  return t('{{results}} in {{found}} of {{all}} provisions', {
    results,
    found: groups.size,
    all: hub.groups.length,
  });
}

interface Props {
  hub: HubModel;
  shown: readonly Provision[] | null;
  /** How many a search found, of which `shown` are the first; null where all are shown. */
  total: number | null;
}

/** Staff count all results; to others only what is published is ever sent (specification 6). */
export const HubHeading = memo(function HubHeading({ hub, shown, total }: Props) {
  const heading = hubHeading(hub, shown && (total ?? shown.length));
  const line = shown && hub.request ? resultLine(hub, shown, total) : null;
  if (!heading) {
    return (
      <Loading>
        <Bar height={28} width="min(480px, 80%)" gap={10} />
        {/* On phones nearly every title has two lines. */}
        <Box hiddenFrom="md">
          <Bar height={22} width="50%" gap={10} />
        </Box>
        <Bar height={14} width={180} />
      </Loading>
    );
  }
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <div className={c.line}>
        <PageLine>{line ?? '\u00a0'}</PageLine>
        {hub.address.tab === 'area' && hub.topic && (
          <Link to={matrixPath({ topicId: hub.topic._id, on: hub.address.on })} data-chrome>
            {t('Compare across Canada')}
          </Link>
        )}
        {hub.address.tab === 'area' && hub.topic && hub.checkedGroups.length > 0 && (
          <BetweenDays subject={hub.topic.name} groups={hub.checkedGroups} />
        )}
      </div>
    </>
  );
});
