import type { CSSVariablesResolver } from '@mantine/core';

/** Mantine's own names, set to the same colours as the tokens in `tokens.css`: its defaults fall short of WCAG AA. */
export const resolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#24211d',
    '--mantine-color-dimmed': '#625c53',
    '--mantine-color-placeholder': '#746d63',
    '--mantine-color-default-border': '#d6cfc4',
    '--mantine-color-anchor': '#185b5c',
    '--mantine-color-default-hover': '#f8f6f2',
    '--mantine-color-gray-text': '#565149',
    '--mantine-color-error': '#962b22',
  },
  dark: {
    '--mantine-color-body': '#202120',
    '--mantine-color-text': '#eceae4',
    '--mantine-color-dimmed': '#aaa79f',
    '--mantine-color-placeholder': '#98958d',
    '--mantine-color-default': '#232423',
    '--mantine-color-default-border': '#444541',
    '--mantine-color-anchor': '#7fcac5',
    '--mantine-color-default-hover': '#2a2b29',
    '--mantine-color-gray-text': '#c6c3bb',
    '--mantine-color-error': '#f19c90',
  },
});
