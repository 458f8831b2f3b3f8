import type { MantineBreakpoint } from '@mantine/core';

declare module '@mantine/core' {
  export interface MantineThemeSizesOverride {
    breakpoints: Record<MantineBreakpoint | 'xxl', string>;
  }
}
