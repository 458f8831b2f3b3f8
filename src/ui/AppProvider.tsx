import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Announcer } from './announcer.tsx';
import { resolver } from './mantineVariables.ts';
import { pageNonce } from './pageConfig.ts';
import { queryClient } from './queryClient.ts';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { theme } from './theme.ts';
import { Toasts } from './toasts/Toasts.tsx';

/** The ground that every screen stands on: the look, the server's answers, toasts, shortcuts, the live region. */
export function AppProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolver}
      defaultColorScheme="auto"
      getStyleNonce={pageNonce}
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
