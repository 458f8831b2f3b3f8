import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';

/** Compared without case and accents: "quebec" finds Québec. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase();

/** Filter selectors match anywhere in the label (specification 5). */
export const matchesSubstring = (label: string, search: string): boolean =>
  plain(label).includes(plain(search));

/** Creatable tags match from the beginning of the label (specification 5). */
export const matchesPrefix = (label: string, search: string): boolean =>
  plain(label).startsWith(plain(search));

const keep = (
  option: ComboboxParsedItem,
  isWanted: (item: ComboboxItem) => boolean,
): ComboboxParsedItem | null => {
  if (!('group' in option)) return isWanted(option) ? option : null;
  const items = option.items.filter(isWanted);
  return items.length > 0 ? { ...option, items } : null;
};

const filterBy =
  (matches: (label: string, search: string) => boolean): OptionsFilter =>
  ({ options, search, limit }) =>
    options
      .map((option) => keep(option, (item) => matches(item.label, search)))
      .filter((option) => option !== null)
      .slice(0, limit);

export const substringFilter = filterBy(matchesSubstring);
export const prefixFilter = filterBy(matchesPrefix);
