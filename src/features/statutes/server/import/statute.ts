/** A section or schedule, in plain text. */
export interface ReadSection {
  label: string;
  /** Which of several with the same number it is, from 1. */
  nth: number;
  /** The part and division that it stands in. */
  part: string | null;
  note: string | null;
  body: string;
  amendedOn: string | null;
}

/** An act or regulation as its official file gives it. */
export interface ReadStatute {
  kind: 'act' | 'regulation';
  number: string;
  language: 'en' | 'fr';
  title: string;
  asOf: string;
  currentTo: string | null;
  sections: ReadSection[];
  sha256: string;
  bytes: number;
}
