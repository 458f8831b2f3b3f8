import { crc32 } from 'node:zlib';
import type { Column } from './column.ts';
import { Segment, type SegmentParts } from './segment.ts';

/** Why a snapshot cannot be used. Each means: build it again from the documents. */
export class SnapshotError extends Error {
  readonly reason: 'not a snapshot' | 'version' | 'schema' | 'damaged';

  constructor(reason: SnapshotError['reason'], message: string) {
    super(message);
    this.name = 'SnapshotError';
    this.reason = reason;
  }
}

/** What a snapshot says of itself. */
export interface SnapshotHeader {
  readonly fingerprint: string;
  /** Every change up to this one is in it. */
  readonly seq: number;
  readonly documents: number;
}

type Block = { name: string; kind: keyof typeof KINDS; at: number; length: number };

const KINDS = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  f64: Float64Array,
} as const;

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const MAGIC = 0x4e534353;
const VERSION = 1;
/** Magic, version, checksum, length of the header. */
const PREAMBLE = 16;
const aligned = (bytes: number): number => (bytes + 7) & ~7;

const kindOf = (numbers: Numbers): Block['kind'] =>
  numbers instanceof Uint8Array
    ? 'u8'
    : numbers instanceof Uint16Array
      ? 'u16'
      : numbers instanceof Uint32Array
        ? 'u32'
        : 'f64';

const text = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value), 'utf8');

/**
 * Writes a segment as one block of memory that other threads can share and a file can hold. Little-endian, as
 * every machine that runs Node is.
 */
export function encodeSegment(segment: Segment, fingerprint: string, seq: number): SharedArrayBuffer {
  const { parts } = segment;
  const blocks: [string, Numbers][] = [
    ['ids', text(parts.ids)],
    ['terms', text(parts.terms)],
    ['seqs', parts.seqs],
    ['orders', parts.orders],
    ['nameLengths', parts.nameLengths],
    ['offsets', parts.offsets],
    ['rows', parts.rows],
    ['impacts', parts.impacts],
    ['starts', parts.starts],
    ['places', parts.places],
    ['storedOffsets', parts.storedOffsets],
    ['stored', parts.stored],
  ];
  for (const [attribute, column] of parts.columns) {
    blocks.push([`values:${attribute}`, text(column.values)], [`codes:${attribute}`, column.codes]);
    if (column.offsets) blocks.push([`bounds:${attribute}`, column.offsets]);
  }
  for (const [attribute, numbers] of parts.numbers) blocks.push([`numbers:${attribute}`, numbers]);

  let at = 0;
  const index: Block[] = blocks.map(([name, numbers]) => {
    const block = { name, kind: kindOf(numbers), at, length: numbers.length };
    at = aligned(at + numbers.byteLength);
    return block;
  });
  const header = text({ fingerprint, seq, documents: segment.size, blocks: index });
  const bodyAt = aligned(PREAMBLE + header.length);
  const buffer = new SharedArrayBuffer(bodyAt + at);
  const bytes = new Uint8Array(buffer);
  bytes.set(header, PREAMBLE);
  blocks.forEach(([, numbers], k) => {
    const source = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    bytes.set(source, bodyAt + (index[k] as Block).at);
  });
  const preamble = new DataView(buffer);
  preamble.setUint32(0, MAGIC, true);
  preamble.setUint32(4, VERSION, true);
  preamble.setUint32(12, header.length, true);
  preamble.setUint32(8, crc32(bytes.subarray(12)), true);
  return buffer;
}

type Bytes = ArrayBuffer | SharedArrayBuffer;

const readJson = (buffer: Bytes, at: number, length: number): unknown =>
  JSON.parse(Buffer.from(buffer, at, length).toString('utf8'));

/** What a snapshot says of itself, and where its body begins. Throws SnapshotError when it cannot be used. */
function readHeader(
  buffer: Bytes,
  fingerprint: string,
  fresh: boolean,
): { header: SnapshotHeader & { blocks: Block[] }; bodyAt: number } {
  if (buffer.byteLength < PREAMBLE) throw new SnapshotError('not a snapshot', 'The snapshot is too short.');
  const preamble = new DataView(buffer);
  if (preamble.getUint32(0, true) !== MAGIC)
    throw new SnapshotError('not a snapshot', 'The file is no search snapshot.');
  const version = preamble.getUint32(4, true);
  if (version !== VERSION)
    throw new SnapshotError('version', `The snapshot has format ${version}, not ${VERSION}.`);
  const bytes = new Uint8Array(buffer);
  if (!fresh && crc32(bytes.subarray(12)) !== preamble.getUint32(8, true))
    throw new SnapshotError('damaged', 'The snapshot does not match its checksum.');
  const headerLength = preamble.getUint32(12, true);
  const header = readJson(buffer, PREAMBLE, headerLength) as SnapshotHeader & { blocks: Block[] };
  if (header.fingerprint !== fingerprint)
    throw new SnapshotError('schema', 'The snapshot was made with another schema.');
  return { header, bodyAt: aligned(PREAMBLE + headerLength) };
}

/**
 * Reads a snapshot without copying it: the segment's arrays lie in `buffer`. Throws SnapshotError when it is
 * damaged, of another version, or of another schema than `fingerprint`. `fresh` spares the checksum of one
 * that was made a moment ago.
 */
export function decodeSegment(
  buffer: Bytes,
  fingerprint: string,
  fresh = false,
): { segment: Segment; header: SnapshotHeader } {
  const { header, bodyAt } = readHeader(buffer, fingerprint, fresh);
  const blocks = new Map(header.blocks.map((block) => [block.name, block]));
  const block = (name: string): Block => {
    const found = blocks.get(name);
    if (!found) throw new SnapshotError('damaged', `The snapshot lacks ${name}.`);
    return found;
  };
  const numbers = <T extends Numbers>(name: string): T => {
    const { kind, at, length } = block(name);
    return new KINDS[kind](buffer as ArrayBuffer, bodyAt + at, length) as Numbers as T;
  };
  const texts = (name: string): string[] => {
    const { at, length } = block(name);
    return readJson(buffer, bodyAt + at, length) as string[];
  };
  const named = (prefix: string): string[] =>
    [...blocks.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  const column = (attribute: string): Column => ({
    values: texts(`values:${attribute}`),
    codes: numbers(`codes:${attribute}`),
    offsets: blocks.has(`bounds:${attribute}`) ? numbers(`bounds:${attribute}`) : null,
  });
  const parts: SegmentParts = {
    ids: texts('ids'),
    terms: texts('terms'),
    seqs: numbers('seqs'),
    orders: numbers('orders'),
    nameLengths: numbers('nameLengths'),
    offsets: numbers('offsets'),
    rows: numbers('rows'),
    impacts: numbers('impacts'),
    starts: numbers('starts'),
    places: numbers('places'),
    storedOffsets: numbers('storedOffsets'),
    stored: numbers('stored'),
    columns: new Map(named('values:').map((attribute) => [attribute, column(attribute)])),
    numbers: new Map(named('numbers:').map((attribute) => [attribute, numbers(`numbers:${attribute}`)])),
  };
  return {
    segment: new Segment(parts),
    header: { fingerprint: header.fingerprint, seq: header.seq, documents: header.documents },
  };
}
