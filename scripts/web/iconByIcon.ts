import type { Plugin } from 'vite';

const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["'];?/g;

/**
 * Imports each icon from its own file. Out of the one list of all icons, the build could not tell which of the page's files
 * an icon is needed in.
 */
export const iconByIcon = (): Plugin => ({
  name: 'icon-by-icon',
  apply: 'build',
  transform(code, id) {
    if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('@tabler/icons-react')) return null;
    const rewritten = code.replace(ICON_IMPORT, (_, names: string) =>
      names
        .split(',')
        .map((name) => name.trim().split(/\s+as\s+/))
        .filter(([icon]) => icon)
        .map(
          ([icon, local = icon]) => `import ${local} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`,
        )
        .join(' '),
    );
    return { code: rewritten, map: null };
  },
});
