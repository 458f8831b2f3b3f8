/** Laws that have a French title carry it behind the English one, so that both are read, found and exported. */
const FRENCH = / \(((?:Loi|Règlement|Code|Charte|Régime) [^()]+)\)$/;

/** "Act respecting labour standards (Loi sur les normes du travail)"; the English title alone where the law has no other. */
export const bilingualName = (english: string, french: string | undefined): string =>
  french === undefined ? english : `${english} (${french})`;

/** The English title of a law, and its French title where the name carries one. */
export function titlesOf(name: string): { english: string; french: string | null } {
  const french = FRENCH.exec(name)?.[1];
  return french === undefined
    ? { english: name, french: null }
    : { english: name.slice(0, -(french.length + 3)), french };
}
