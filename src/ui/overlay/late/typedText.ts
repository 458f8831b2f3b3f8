/** Passwords are kept nowhere, and what a list field holds is a choice. */
const FIELDS =
  'input:not([type=password], [type=file], [type=hidden], [type=checkbox], [type=radio], [role=combobox]), textarea';
const KEY = 'typedBeforeReload';
/** A page shows its fields within that time, or the reader has gone on. */
const WAIT_MS = 10_000;

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  path: string;
  /** By the name of the field. */
  values: Record<string, string>;
}

const nameOf = (field: Field): string =>
  (field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name).trim();

/** The fields of the page, each by its name; of several with the same name the first. */
function fieldsByName(): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const name = nameOf(field);
    if (name && !fields.has(name)) fields.set(name, field);
  }
  return fields;
}

const here = (): string => location.pathname + location.search;

/** Remembers in this tab what is typed into the page, until it has been loaded again. */
export function keepTypedText(): void {
  const values = [...fieldsByName()].flatMap(([name, { value }]) => (value ? [[name, value]] : []));
  if (values.length === 0) return;
  const typed: Typed = { path: here(), values: Object.fromEntries(values) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Without storage the text is lost, as with any other reload.
  }
}

function takeTypedText(): Typed | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored ? (JSON.parse(stored) as Typed) : null;
  } catch {
    return null;
  }
}

/** As if it had been typed. Setting the property alone would go past React. */
function type(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts what was typed before a reload back into the fields of the page, as they appear. */
export function restoreTypedText(): void {
  const typed = takeTypedText();
  if (!typed || typed.path !== here()) return;
  const left = new Map(Object.entries(typed.values));
  const restore = () => {
    for (const [name, field] of fieldsByName()) {
      const value = left.get(name);
      if (value === undefined) continue;
      left.delete(name);
      if (!field.value) type(field, value);
    }
    if (left.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
  restore();
}
