import type { EvidenceEnding } from '../../evidenceTypes.ts';

/** Looks at the bytes of a file as they come. */
export interface ContentCheck {
  /** False once the bytes cannot be what the name says. */
  add(bytes: Buffer): boolean;
  /** Whether the whole was what the name says. */
  end(): boolean;
}

/** The bytes with which a kind of file begins. */
const BEGINNINGS: Partial<Record<EvidenceEnding, Buffer>> = {
  pdf: Buffer.from('%PDF-'),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: Buffer.from([0xff, 0xd8, 0xff]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
};

function beginsWith(beginning: Buffer): ContentCheck {
  let seen = Buffer.alloc(0);
  return {
    add(bytes) {
      if (seen.length < beginning.length) {
        seen = Buffer.concat([seen, bytes.subarray(0, beginning.length - seen.length)]);
      }
      return beginning.subarray(0, seen.length).equals(seen);
    },
    end: () => seen.equals(beginning),
  };
}

const ENTRY = Buffer.from('PK\x03\x04');
/** Of a zip: before an entry's name. */
const ENTRY_HEAD = 30;
const MAX_NAME = 260;

/** A Word or Excel file is a zip with a folder of its own, and without the programs that some of them carry. */
function isOffice(folder: string): ContentCheck {
  let rest = Buffer.alloc(0);
  let isFirst = true;
  let isZip = false;
  let hasContents = false;
  let hasFolder = false;
  let hasProgram = false;
  const look = (name: string): void => {
    if (name === '[Content_Types].xml') hasContents = true;
    if (name.startsWith(folder)) hasFolder = true;
    if (/vbaProject\.bin$/i.test(name)) hasProgram = true;
  };
  const scan = (isLast: boolean): void => {
    let at = rest.indexOf(ENTRY);
    let done = 0;
    while (at >= 0) {
      if (!isLast && at + ENTRY_HEAD + MAX_NAME > rest.length) {
        rest = rest.subarray(at);
        return;
      }
      if (at + ENTRY_HEAD <= rest.length) {
        const length = rest.readUInt16LE(at + 26);
        if (length > 0 && length <= MAX_NAME) {
          look(rest.toString('latin1', at + ENTRY_HEAD, at + ENTRY_HEAD + length));
        }
      }
      done = at + ENTRY.length;
      at = rest.indexOf(ENTRY, done);
    }
    rest = rest.subarray(Math.max(done, rest.length - ENTRY.length + 1));
  };
  return {
    add(bytes) {
      rest = Buffer.concat([rest, bytes]);
      if (isFirst && rest.length >= ENTRY.length) {
        isFirst = false;
        isZip = rest.subarray(0, ENTRY.length).equals(ENTRY);
      }
      if (!isFirst && !isZip) return false;
      scan(false);
      return !hasProgram;
    },
    end() {
      scan(true);
      return isZip && hasContents && hasFolder && !hasProgram;
    },
  };
}

/** Of text only its tabs and line ends lie below a space. Old tables of Windows are text, too: no encoding is asked for. */
function isText(): ContentCheck {
  const isPlain = (byte: number): boolean => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d);
  let isEmpty = true;
  return {
    add(bytes) {
      isEmpty &&= bytes.length === 0;
      return bytes.every(isPlain);
    },
    end: () => !isEmpty,
  };
}

/** Holds the content of a file against the end of its name. */
export function contentCheck(ending: EvidenceEnding): ContentCheck {
  const beginning = BEGINNINGS[ending];
  if (beginning) return beginsWith(beginning);
  if (ending === 'docx') return isOffice('word/');
  if (ending === 'xlsx') return isOffice('xl/');
  return isText();
}
