import { Button, Checkbox } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { t } from '../../../../../shared/text.ts';
import { Del, Ins } from '../../../../../ui/parts/Redline.tsx';
import { ChangeNavigation } from '../ChangeNavigation.tsx';
import type { ChangeNavigator } from '../useChangeNavigator.ts';
import c from './ComparisonFoot.module.css';

/** A box that the foot offers. */
export interface FootChoice {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

interface Props {
  /** From change to change, once there is a redline. */
  navigator: ChangeNavigator | null;
  choices: readonly FootChoice[];
  /** Where the figures stand side by side; null where it is not about the law. */
  figuresPath: string | null;
  /** Given to those who may take the comparison away; null until there is one. */
  onDownload?: (() => void) | null;
}

/** What can be done with a comparison of jurisdictions, and what its colours mean. */
export function ComparisonFoot({ navigator, choices, figuresPath, onDownload }: Props) {
  return (
    <>
      {navigator && <ChangeNavigation navigator={navigator} />}
      {choices.map(({ label, checked, onChange }) => (
        <Checkbox
          key={label}
          label={label}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      ))}
      <span className={c.legend}>
        <Ins>{t('inserted')}</Ins> <Del>{t('deleted')}</Del>
      </span>
      {figuresPath && <Link to={figuresPath}>{t('Compare figures across Canada')}</Link>}
      {onDownload !== undefined && (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.7} />}
          disabled={onDownload === null}
          onClick={onDownload ?? undefined}
        >
          {t('Download Excel')}
        </Button>
      )}
    </>
  );
}
