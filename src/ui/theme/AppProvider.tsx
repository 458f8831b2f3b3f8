import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageNonce } from '../pageConfig.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { Announcer } from '../state/announcer.tsx';
import { queryClient } from '../state/queryClient.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { resolver } from './mantineVariables.ts';
import { theme } from './theme.ts';

/** The ground that every screen stands on: the look, the server's answers, toasts, shortcuts, the live region. */
export function AppProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={pageNonce}
      cssVariablesResolver={resolver}
    >
      <QueryClientProvider client={queryClient}>
        <Announcer />
        <Shortcuts />
        {children}
        {/* After the page, whose first stop for the keyboard is the way to its content. */}
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>
  );
}
