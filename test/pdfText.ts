import { inflateSync } from 'node:zlib';

/** The words of a PDF of pdfmake without spaces: its streams unpacked, its glyphs turned back into letters by the fonts' tables. */
export function pdfText(pdf: Buffer): string {
  const streams: string[] = [];
  const source = pdf.toString('latin1');
  // A packed stream may itself end in \r: nothing but the line's own end is taken from it.
  for (const match of source.matchAll(/stream\n([\s\S]*?)\nendstream/g)) {
    try {
      streams.push(inflateSync(Buffer.from(match[1] ?? '', 'latin1')).toString('latin1'));
    } catch {
      // Not packed: a font or a picture.
    }
  }
  const maps = streams
    .filter((text) => text.includes('beginbfrange') || text.includes('beginbfchar'))
    .map((text) => {
      const map = new Map<string, string>();
      for (const [, from = '', to = '', inner = ''] of text.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
        const codes = inner.match(/<([\w ]+)>/g) ?? [];
        for (
          let code = Number.parseInt(from, 16), i = 0;
          code <= Number.parseInt(to, 16);
          code += 1, i += 1
        ) {
          const hex = (codes[i] ?? '').replace(/[<> ]/g, '');
          const letters = hex.match(/.{4}/g)?.map((unit) => String.fromCharCode(Number.parseInt(unit, 16)));
          map.set(code.toString(16).padStart(4, '0'), (letters ?? []).join(''));
        }
      }
      return map;
    });
  // Fonts are written in the order in which they are first used: F1, F2 …
  const shown = streams.flatMap((text) => {
    let map: Map<string, string> | undefined;
    return [...text.matchAll(/\/F(\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].map(([, font, glyphs = '']) => {
      if (font) map = maps[Number(font) - 1];
      const codes = [...glyphs.matchAll(/<([0-9a-f]+)>/gi)].flatMap(
        ([, hex = '']) => hex.toLowerCase().match(/.{4}/g) ?? [],
      );
      return codes.map((code) => map?.get(code) ?? '').join('');
    });
  });
  return shown.join('').replace(/\s+/g, '');
}
