/** What stood in the header's field, and was still being typed, when the search screen took its place. */
let handed: string | null = null;

/** The header's field goes away while it has the focus. */
export const handOver = (text: string): void => {
  handed = text;
};

/** What the search screen's field goes on with; once, and null where nothing was being typed. */
export function takeOver(): string | null {
  const text = handed;
  handed = null;
  return text;
}
