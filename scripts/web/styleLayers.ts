import { relative } from 'node:path';
import type { PluginCreator } from 'postcss';

/** From the weakest: the kit with the theme, the shared parts, then what a feature says of its own screens. */
const LAYERS = ['theme', 'parts', 'screens'] as const;
export type StyleLayer = (typeof LAYERS)[number];

/** The layer of a style sheet, by its path from the root of the project. */
export function styleLayerOf(path: string): StyleLayer {
  if (path.startsWith('node_modules/') || path.startsWith('src/ui/theme/')) return 'theme';
  return path.startsWith('src/ui/') ? 'parts' : 'screens';
}

/**
 * Puts every style sheet into a cascade layer. Sheets arrive in the order in which a reader opens things, so which of two rules
 * holds must never depend on which came later: a screen's holds over a part's, and both over the kit's.
 */
export const styleLayers: PluginCreator<{ root: string }> = ({ root: project } = { root: '.' }) => ({
  postcssPlugin: 'style-layers',
  OnceExit(sheet, { AtRule }) {
    const nodes = [...sheet.nodes];
    sheet.removeAll();
    const layer = new AtRule({
      name: 'layer',
      params: styleLayerOf(relative(project, sheet.source?.input.file ?? '')),
    });
    layer.append(nodes);
    sheet.append(new AtRule({ name: 'layer', params: LAYERS.join(', ') }), layer);
  },
});
styleLayers.postcss = true;
