import type { CompiledSchema } from '../schema.ts';
import { type Column, ColumnBuilder, eachCode } from './column.ts';
import { Segment, type SegmentParts } from './segment.ts';

/** A segment with its dead rows (1 = dead). */
export interface Living {
  readonly segment: Segment;
  readonly dead: Uint8Array;
}

const GONE = 0xffffffff;

/**
 * Makes one segment of several without reading any text again: rows keep their order, dead rows vanish. The
 * result is what sealing the living documents together would give.
 */
export function mergeSegments(compiled: CompiledSchema, inputs: readonly Living[]): Segment {
  let size = 0;
  const newRows = inputs.map(({ segment, dead }) =>
    Uint32Array.from({ length: segment.size }, (_, row) => (dead[row] === 1 ? GONE : size++)),
  );
  const living = <T>(pick: (parts: SegmentParts, row: number) => T): T[] =>
    inputs.flatMap(({ segment, dead }) =>
      Array.from({ length: segment.size }, (_, row) => row)
        .filter((row) => dead[row] !== 1)
        .map((row) => pick(segment.parts, row)),
    );
  return new Segment({
    ids: living((parts, row) => parts.ids[row] as string),
    seqs: Float64Array.from(living((parts, row) => parts.seqs[row] as number)),
    orders: Float64Array.from(living((parts, row) => parts.orders[row] as number)),
    nameLengths: Uint16Array.from(living((parts, row) => parts.nameLengths[row] as number)),
    ...mergePostings(inputs, newRows),
    columns: new Map(compiled.columns.map((attribute) => [attribute, mergeColumn(attribute, inputs)])),
    numbers: new Map(
      compiled.numbers.map((attribute) => [
        attribute,
        Float64Array.from(living((parts, row) => parts.numbers.get(attribute)?.[row] ?? Number.NaN)),
      ]),
    ),
    ...mergeStored(inputs, size),
  });
}

function mergePostings(
  inputs: readonly Living[],
  newRows: readonly Uint32Array[],
): Pick<SegmentParts, 'terms' | 'offsets' | 'rows' | 'impacts' | 'starts' | 'places'> {
  const parts = inputs.map(({ segment }) => segment.parts);
  const maxPostings = parts.reduce((sum, part) => sum + part.rows.length, 0);
  const maxPlaces = parts.reduce((sum, part) => sum + part.places.length, 0);
  const terms: string[] = [];
  const offsets: number[] = [0];
  const rows = new Uint32Array(maxPostings);
  const impacts = new Uint16Array(maxPostings);
  const starts = new Uint32Array(maxPostings + 1);
  const places = new Uint16Array(maxPlaces);
  const heads = parts.map(() => 0);
  let posting = 0;
  let place = 0;
  for (;;) {
    let term: string | undefined;
    for (let k = 0; k < parts.length; k++) {
      const head = parts[k]?.terms[heads[k] as number];
      if (head !== undefined && (term === undefined || head < term)) term = head;
    }
    if (term === undefined) break;
    const before = posting;
    for (let k = 0; k < parts.length; k++) {
      const part = parts[k] as SegmentParts;
      const t = heads[k] as number;
      if (part.terms[t] !== term) continue;
      heads[k] = t + 1;
      const mapping = newRows[k] as Uint32Array;
      const end = part.offsets[t + 1] as number;
      for (let p = part.offsets[t] as number; p < end; p++) {
        const row = mapping[part.rows[p] as number] as number;
        if (row === GONE) continue;
        rows[posting] = row;
        impacts[posting] = part.impacts[p] as number;
        starts[posting] = place;
        const last = part.starts[p + 1] as number;
        for (let i = part.starts[p] as number; i < last; i++) places[place++] = part.places[i] as number;
        posting++;
      }
    }
    if (posting > before) {
      terms.push(term);
      offsets.push(posting);
    }
  }
  starts[posting] = place;
  return {
    terms,
    offsets: Uint32Array.from(offsets),
    rows: rows.slice(0, posting),
    impacts: impacts.slice(0, posting),
    starts: starts.slice(0, posting + 1),
    places: places.slice(0, place),
  };
}

function mergeColumn(attribute: string, inputs: readonly Living[]): Column {
  const builder = new ColumnBuilder();
  for (const { segment, dead } of inputs) {
    const column = segment.parts.columns.get(attribute);
    for (let row = 0; row < segment.size; row++) {
      if (dead[row] === 1) continue;
      const values: string[] = [];
      if (column) eachCode(column, row, (code) => values.push(column.values[code - 1] as string));
      builder.addRow(values);
    }
  }
  return builder.finish();
}

function mergeStored(
  inputs: readonly Living[],
  size: number,
): Pick<SegmentParts, 'storedOffsets' | 'stored'> {
  const storedOffsets = new Uint32Array(size + 1);
  let row = 0;
  let bytes = 0;
  for (const { segment, dead } of inputs) {
    const offsets = segment.parts.storedOffsets;
    for (let old = 0; old < segment.size; old++) {
      if (dead[old] === 1) continue;
      bytes += (offsets[old + 1] as number) - (offsets[old] as number);
      storedOffsets[++row] = bytes;
    }
  }
  const stored = new Uint8Array(bytes);
  row = 0;
  for (const { segment, dead } of inputs) {
    const { storedOffsets: offsets, stored: source } = segment.parts;
    for (let old = 0; old < segment.size; old++) {
      if (dead[old] === 1) continue;
      stored.set(source.subarray(offsets[old], offsets[old + 1]), storedOffsets[row++]);
    }
  }
  return { storedOffsets, stored };
}
