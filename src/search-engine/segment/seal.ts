import { type CompiledSchema, PLACE_GAP, type SearchDocument, valuesOf } from '../schema.ts';
import { readCitations } from '../text/citations.ts';
import { tokenise } from '../text/tokenise.ts';
import { ColumnBuilder } from './column.ts';
import { Grow16, Grow32 } from './grow.ts';
import { type Occurrences, SHORT_TEXT, toPostings } from './postings.ts';
import { Segment } from './segment.ts';

/**
 * How much a text longer than usual counts less: 0 not at all, 1 in full proportion. A long name is no worse
 * a name.
 */
const lengthWeight = (typicalLength: number): number => (typicalLength <= SHORT_TEXT ? 0.25 : 0.6);

/** A document and the change that it came with. */
export interface Stamped {
  readonly seq: number;
  readonly document: SearchDocument;
}

/** Indexes documents into one sealed segment. Rows stand in the order given; ids must differ. */
export function sealSegment(compiled: CompiledSchema, documents: readonly Stamped[]): Segment {
  const { schema, numbers, columns } = compiled;
  const size = documents.length;
  const attributes = schema.searchable.length;
  const occurrences: Occurrences = {
    terms: new Map(),
    term: new Grow32(),
    row: new Grow32(),
    place: new Grow16(),
    norms: new Float32Array(size * attributes),
  };
  const nameLengths = new Uint16Array(size);
  const orders = new Float64Array(size);
  const columnBuilders = columns.map((attribute) => [attribute, new ColumnBuilder()] as const);
  const numberColumns = numbers.map((attribute) => [attribute, new Float64Array(size)] as const);
  const texts: Buffer[] = [];
  documents.forEach(({ document }, row) => {
    for (let a = 0; a < attributes; a++) {
      const words = addAttribute(compiled, document, a, row, occurrences);
      const { typicalLength } = schema.searchable[a] as { typicalLength: number };
      const share = lengthWeight(typicalLength);
      occurrences.norms[row * attributes + a] = 1 / (1 - share + (share * words) / typicalLength);
      if (a === 0) nameLengths[row] = Math.min(words, 65_535);
    }
    for (const [attribute, builder] of columnBuilders) builder.addRow(valuesOf(document, attribute));
    for (const [attribute, column] of numberColumns) column[row] = numberOf(document[attribute]);
    orders[row] = orderOf(compiled, document);
    texts.push(storedText(compiled, document));
  });
  const storedOffsets = new Uint32Array(size + 1);
  const stored = new Uint8Array(texts.reduce((sum, text) => sum + text.length, 0));
  texts.forEach((text, row) => {
    const start = storedOffsets[row] as number;
    stored.set(text, start);
    storedOffsets[row + 1] = start + text.length;
  });
  return new Segment({
    ids: documents.map(({ document }) => document.objectID),
    seqs: Float64Array.from(documents, ({ seq }) => seq),
    orders,
    nameLengths,
    ...toPostings(compiled, occurrences),
    columns: new Map(columnBuilders.map(([attribute, builder]) => [attribute, builder.finish()])),
    numbers: new Map(numberColumns),
    storedOffsets,
    stored,
  });
}

/** Notes every word of one attribute with its place, and answers how many words it has. */
function addAttribute(
  compiled: CompiledSchema,
  document: SearchDocument,
  a: number,
  row: number,
  into: Occurrences,
): number {
  const searchable = compiled.schema.searchable[a] as { attribute: string; maxTokens: number };
  const base = compiled.bases[a] as number;
  const overflow = base + searchable.maxTokens + PLACE_GAP / 2;
  const note = (term: string, offset: number): void => {
    let id = into.terms.get(term);
    if (id === undefined) {
      id = into.terms.size;
      into.terms.set(term, id);
    }
    into.term.push(id);
    into.row.push(row);
    into.place.push(offset < searchable.maxTokens ? base + offset : overflow);
  };
  let offset = 0;
  let words = 0;
  for (const text of valuesOf(document, searchable.attribute)) {
    const tokens = tokenise(text);
    tokens.terms.forEach((term, index) => {
      note(term, offset + index);
    });
    for (const citation of readCitations(tokens, compiled.schema.citations ?? []))
      for (const term of citation.terms) note(term, offset + citation.last);
    words += tokens.terms.length;
    offset += tokens.terms.length + PLACE_GAP;
  }
  return words;
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

function orderOf({ schema: { tieBreak } }: CompiledSchema, document: SearchDocument): number {
  if (!tieBreak) return 0;
  const order = numberOf(document[tieBreak.attribute]);
  if (Number.isNaN(order)) return Number.POSITIVE_INFINITY;
  return tieBreak.order === 'asc' ? order : -order;
}

function storedText({ stored }: CompiledSchema, document: SearchDocument): Buffer {
  const kept: Record<string, unknown> = { objectID: document.objectID };
  for (const attribute of stored)
    if (document[attribute] !== undefined) kept[attribute] = document[attribute];
  return Buffer.from(JSON.stringify(kept), 'utf8');
}
