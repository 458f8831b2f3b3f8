const SCHEME = /[a-z][a-z0-9+.-]*:\/\//giu;
/**
 * What holds the parts of an address together, in any script; a mail program makes no link of what is apart.
 */
const JOINTS = /(?<=\S)([.。．｡․@/\\:])(?=\S)/gu;

/**
 * A name as an email to a stranger may carry it: whoever signs up or is invited chose it, and a mail program
 * would turn an address in it into a link that we seem to send. "See evil.com/x" becomes "See evil. com/ x".
 */
export const withoutLinks = (name: string): string => name.replace(SCHEME, '').replace(JOINTS, '$1 ');
