import { Switch } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import c from './ProvisionPane.module.css';
import { TABS, type Tab, tabName } from './tabs.ts';

interface Props {
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** How many stand under a tab. */
  counts: Partial<Record<Tab, number>>;
  withRedline: boolean;
  onRedline: (withRedline: boolean) => void;
}

/** The parts of a provision, each under its tab, and whether its text is shown as a redline. */
export const PartTabs = ({ tab, onTab, counts, withRedline, onRedline }: Props) => (
  <div className={c.tabs}>
    <div className={c.tablist} role="tablist" aria-label={t('Parts of the provision')}>
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`tab-${one}`}
          aria-selected={tab === one}
          aria-controls="provision-part"
          onClick={() => onTab(one)}
        >
          {tabName(one)}
          {counts[one] ? <span className={c.number}>{counts[one]}</span> : null}
        </button>
      ))}
    </div>
    <Switch
      className={c.redline}
      size="sm"
      labelPosition="left"
      label={t('Redline')}
      withThumbIndicator={false}
      checked={withRedline}
      onChange={(event) => onRedline(event.currentTarget.checked)}
    />
  </div>
);
