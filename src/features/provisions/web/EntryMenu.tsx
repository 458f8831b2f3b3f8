import { ActionIcon, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots, IconFlag, IconLink } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { pageConfig } from '../../../ui/pageConfig.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { Provision } from '../contract.ts';
import { useCompareActions } from './compare/CompareActions.tsx';
import c from './ProvisionEntry.module.css';
import { permalinkPath } from './permalink.ts';
import { reportIssueLink } from './reportIssue.ts';

const absolute = (path: string): string => new URL(path, window.location.origin).href;

async function copyPermalink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success({ lead: t('Permalink copied.') });
  } catch {
    // Without the right to write to the clipboard the link is shown, to be copied by hand.
    toast.warning({ lead: t('Copy this link:'), link: <a href={url}>{url}</a> });
  }
}

function OpenMenu({ provision }: { provision: Provision }) {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    target.current?.focus();
    setOpened(true);
  }, []);
  const url = absolute(permalinkPath(provision));
  const comparisons = useCompareActions(provision);
  const isPhone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  return (
    <Menu position="bottom-end" width={240} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <ActionIcon ref={target} className={c.more} aria-label={moreLabel(provision)} data-chrome>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isPhone &&
          comparisons.map(({ label, Icon, onClick }) => (
            <Menu.Item key={label} leftSection={<Icon size={16} stroke={1.7} />} onClick={onClick}>
              {label}
            </Menu.Item>
          ))}
        <Menu.Item leftSection={<IconLink size={16} stroke={1.7} />} onClick={() => void copyPermalink(url)}>
          {t('Permalink')}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={reportIssueLink(provision, pageConfig.supportEmail, url)}
          leftSection={<IconFlag size={16} stroke={1.7} />}
        >
          {t('Report an Issue')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const moreLabel = (provision: Provision): string =>
  t('More actions for {{jurisdiction}}', { jurisdiction: provision.jurisdictionName });

/** The actions of an entry. A page holds hundreds of entries, so the menu is only made when it is first opened. */
export function EntryMenu({ provision }: { provision: Provision }) {
  const [used, setUsed] = useState(false);
  if (used) return <OpenMenu provision={provision} />;
  return (
    <button
      type="button"
      className={`${c.more} ${c.moreQuiet}`}
      aria-label={moreLabel(provision)}
      aria-haspopup="menu"
      data-chrome
      aria-expanded={false}
      onClick={() => setUsed(true)}
    >
      <IconDots size={18} aria-hidden />
    </button>
  );
}
