/** A line of a sum, in which what was entered or comes out stands between stars. */
export const Marked = ({ text }: { text: string }) =>
  text.split('**').map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have no other name
    index % 2 === 1 ? <b key={index}>{piece}</b> : piece,
  );
