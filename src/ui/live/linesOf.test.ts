import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOf } from './linesOf.ts';

/** A body whose bytes come in pieces of these lengths. */
function inPieces(text: string, lengths: number[]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      let at = 0;
      for (const length of lengths) {
        controller.enqueue(bytes.slice(at, at + length));
        at += length;
      }
      controller.enqueue(bytes.slice(at));
      controller.close();
    },
  });
}

it('reads the same lines however the bytes are cut', async () => {
  const line = fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => text.replaceAll('\n', ' '));
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.array(fc.integer({ min: 0, max: 7 })), async (lines, lengths) => {
      const text = lines.map((one) => `${one}\n\n`).join('');
      const read: string[] = [];
      for await (const one of linesOf(inPieces(text, lengths))) read.push(one);
      expect(read).toEqual(lines);
    }),
    { numRuns: 60 },
  );
});
