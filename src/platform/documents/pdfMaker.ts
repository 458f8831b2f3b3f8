import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * pdfmake with its letters, and no way to any network or other file. They are Roboto, which comes with it: those of the screens
 * are web fonts, cut into pieces by alphabet.
 */
export async function pdfMaker() {
  const { default: pdfmake } = await import('pdfmake');
  const require = createRequire(import.meta.url);
  const fonts = path.join(path.dirname(require.resolve('pdfmake/package.json')), 'fonts/Roboto');
  const file = (name: string): string => path.join(fonts, `Roboto-${name}.ttf`);
  pdfmake.setFonts({
    Roboto: {
      normal: file('Regular'),
      bold: file('Medium'),
      italics: file('Italic'),
      bolditalics: file('MediumItalic'),
    },
  });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((wanted) => path.dirname(wanted) === fonts);
  return pdfmake;
}
