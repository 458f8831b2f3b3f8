import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';
import { amber, brand, dark, gray, green, harbour, red } from './palette.ts';

/** Quiet buttons take their colours from the tokens, so that both schemes keep their contrast. */
const variantColors: VariantColorsResolver = (input) => {
  const base = defaultVariantColorsResolver(input);
  const name = input.color ?? input.theme.primaryColor;
  if (input.variant === 'light' && (name === 'red' || name === 'brand')) {
    return {
      ...base,
      background: `var(--ll-${name}-soft)`,
      hover: `var(--ll-${name}-line)`,
      color: name === 'red' ? 'var(--ll-red)' : 'var(--ll-link)',
      border: `1px solid var(--ll-${name}-line)`,
    };
  }
  if (input.variant === 'subtle') {
    return {
      ...base,
      hover: 'var(--ll-hover)',
      color: name === 'brand' ? 'var(--ll-link)' : 'var(--ll-ink-2)',
    };
  }
  return base;
};

/** The look of every Mantine part. Defaults are given by name: importing the parts here would ship all of them at once. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  colors: { brand, gray, dark, amber, red, green, harbour },
  black: '#24211d',
  cursorType: 'pointer',
  autoContrast: false,
  variantColorResolver: variantColors,
  focusRing: 'auto',
  respectReducedMotion: true,
  fontFamily: '"Inter Variable", Inter, "Inter Fallback", system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.6' },
  headings: {
    fontFamily: 'var(--ll-serif)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '28px', lineHeight: '34px' },
      h2: { fontSize: '20px', lineHeight: '26px' },
      h3: { fontSize: '18px', lineHeight: '24px' },
      h4: { fontSize: '16px', lineHeight: '22px' },
    },
  },
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: {
    xs: 'none',
    sm: 'none',
    md: '0 1px 2px rgba(36,33,29,.06), 0 8px 24px rgba(36,33,29,.12)',
    lg: '0 2px 4px rgba(36,33,29,.06), 0 16px 48px rgba(36,33,29,.18)',
    xl: '0 2px 4px rgba(36,33,29,.06), 0 24px 64px rgba(36,33,29,.22)',
  },
  // Specification 9: sm 576, md 768, lg 1060, xl 1200, xxl 1400 px.
  breakpoints: { xs: '26em', sm: '36em', md: '48em', lg: '66.25em', xl: '75em', xxl: '87.5em' },
  components: {
    Modal: { defaultProps: { shadow: 'xl' } },
    Drawer: { defaultProps: { shadow: 'xl' } },
    Button: { defaultProps: { size: 'sm' }, styles: { label: { fontWeight: 550 } } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 } },
    Anchor: { defaultProps: { underline: 'always' } },
    Checkbox: { defaultProps: { size: 'xs', radius: 'xs' } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Input: { defaultProps: { size: 'sm' } },
    InputWrapper: { defaultProps: { size: 'sm' } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        transitionProps: { duration: 120 },
        // What may take the focus inside a menu is its items: assistive technology counts whatever else stands there.
        withInitialFocusPlaceholder: false,
      },
    },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    // A list that is still fading out when its field is left would pull the page to its first option.
    Combobox: { defaultProps: { shadow: 'md', transitionProps: { duration: 0 } } },
    // Choosing what is chosen already keeps it: what may be empty has a button that clears it.
    Select: { defaultProps: { allowDeselect: false } },
    Tabs: { styles: { tab: { fontWeight: 550 } } },
    Table: { defaultProps: { verticalSpacing: 10, horizontalSpacing: 12 } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false } },
  },
});
