import { Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBook2, IconFlag, IconLink, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { pageConfig } from '../../../../ui/pageConfig.ts';
import type { Provision } from '../../contract.ts';
import { withDay } from '../../withDay.ts';
import { useCompareActions } from '../compare/CompareActions.tsx';
import { copyPermalink } from './copyPermalink.tsx';
import { useListSetting } from './entryExtras.ts';
import { permalinkPath } from './permalink.ts';
import { reportIssueLink } from './reportIssue.ts';

const ICON = { size: 16, stroke: 1.7 } as const;

/** The actions that stand as icons at the head of the entry too, and on a phone in the menu alone. */
function useMenuActions(provision: Provision) {
  const { extras } = useListSetting();
  const isPhone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  const comparisons = useCompareActions(provision);
  const added = extras.actions?.(provision) ?? [];
  return [...(isPhone ? comparisons : []), ...added.filter(({ atHead }) => isPhone || !atHead)];
}

/** What the menu of an entry holds. */
function EntryMenuItems({ provision }: { provision: Provision }) {
  const { view, extras } = useListSetting();
  const actions = useMenuActions(provision);
  const path = withDay(permalinkPath(provision), provision.onDay?.day ?? null);
  const url = new URL(path, window.location.origin).href;
  const { onRemove } = extras;
  return (
    <>
      {view === 'policies' && (
        <Menu.Item component={Link} to={path} leftSection={<IconBook2 {...ICON} />}>
          {t('View Provision')}
        </Menu.Item>
      )}
      {actions.map(({ label, Icon, onClick }) => (
        <Menu.Item key={label} leftSection={<Icon {...ICON} />} onClick={onClick}>
          {label}
        </Menu.Item>
      ))}
      <Menu.Item leftSection={<IconLink {...ICON} />} onClick={() => void copyPermalink(url)}>
        {t('Permalink')}
      </Menu.Item>
      <Menu.Item
        component="a"
        href={reportIssueLink(provision, pageConfig.supportEmail, url)}
        leftSection={<IconFlag {...ICON} />}
      >
        {t('Report an Issue')}
      </Menu.Item>
      {onRemove && (
        <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={() => onRemove(provision)}>
          {t('Remove this Section')}
        </Menu.Item>
      )}
    </>
  );
}

export { EntryMenuItems as Component };
