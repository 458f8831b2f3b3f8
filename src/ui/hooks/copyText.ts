/** A text in the two forms that other programs take: with its formatting, and without. */
export interface CopiedText {
  html: string;
  plain: string;
}

/**
 * Puts both forms on the clipboard; the program that it is pasted into takes the one it knows. Rejects when the browser does not
 * allow it.
 */
export async function copyText({ html, plain }: CopiedText): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(plain);
  const blob = (type: string, text: string) => new Blob([text], { type });
  await navigator.clipboard.write([
    new ClipboardItem({ 'text/html': blob('text/html', html), 'text/plain': blob('text/plain', plain) }),
  ]);
}
