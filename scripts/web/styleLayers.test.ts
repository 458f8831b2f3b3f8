import postcss from 'postcss';
import { expect, test } from 'vitest';
import { styleLayerOf, styleLayers } from './styleLayers.ts';

test('a screen holds over a part, and a part over the kit and the theme', () => {
  expect(styleLayerOf('node_modules/@mantine/dates/styles.css')).toBe('theme');
  expect(styleLayerOf('src/ui/theme/base.css')).toBe('theme');
  expect(styleLayerOf('src/ui/parts/Tag.module.css')).toBe('parts');
  expect(styleLayerOf('src/features/hub/web/HubResults.module.css')).toBe('screens');
  expect(styleLayerOf('src/main/web/Shell.module.css')).toBe('screens');
});

test('each sheet names the order of all layers and stands in its own', () => {
  const { css } = postcss([styleLayers({ root: '/project' })]).process('.tag { color: red }', {
    from: '/project/src/ui/parts/Tag.module.css',
  });
  expect(css).toMatch(/^@layer theme, parts, screens;\s*@layer parts \{\s*\.tag \{ color: red \}\s*\}$/);
});
