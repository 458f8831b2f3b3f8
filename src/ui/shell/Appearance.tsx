import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { t } from '../../shared/text.ts';

/** Light, dark, or as the system has it. */
export function Appearance() {
  // Without them Mantine forbids all transitions for a moment, which has the browser style the whole page three times, not once.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      aria-label={t('Appearance')}
      value={colorScheme}
      onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
      data={[
        { value: 'auto', label: t('Auto') },
        { value: 'light', label: t('Light') },
        { value: 'dark', label: t('Dark') },
      ]}
    />
  );
}
