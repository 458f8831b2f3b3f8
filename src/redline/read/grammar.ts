/**
 * The HTML that the engine writes and reads without repair: a subset in which every tag stands where the HTML
 * parsing algorithm leaves it. Whatever obeys these rules and is properly nested is never rearranged by a
 * browser.
 */

/**
 * What surrounds a place in the document, as bits: some elements may not stand inside others at any depth.
 */
const IN_PARAGRAPH = 1;
const IN_LINK = 2;
const IN_HEADING = 4;
const IN_ITEM = 8;
const IN_DEFINITION = 16;

/**
 * `prose`: text may stand directly inside. `items`: it may, but reads badly (a list). `parts`: it may not (a
 * table).
 */
type Holds = 'prose' | 'items' | 'parts';

export interface TagRule {
  readonly tag: string;
  readonly block: boolean;
  readonly void: boolean;
  readonly holds: Holds;
  /** Tags that do the same job: an `ol` may stand in for a `ul`, a `th` for a `td`. */
  readonly family: string;
  readonly refusedIn: number;
  readonly adds: number;
  readonly clears: number;
  /** The only tags that this one may stand directly in, or null for any that holds prose or items. */
  readonly parents: ReadonlySet<string> | null;
}

/** A place where children may be put: an element, or the root. */
export interface Place {
  readonly rule: TagRule;
  readonly flags: number;
}

const rules = new Map<string, TagRule>();

function define(tags: string, rule: Partial<TagRule>): void {
  for (const tag of tags.split(' ')) {
    rules.set(tag, {
      tag,
      block: true,
      void: false,
      holds: 'prose',
      family: tag,
      refusedIn: rule.block === false ? 0 : IN_PARAGRAPH,
      adds: 0,
      clears: 0,
      parents: null,
      ...rule,
    });
  }
}

define('address article aside blockquote div figure footer header hgroup main nav section', {
  family: 'division',
});
define('details figcaption pre summary', {});
define('p', { adds: IN_PARAGRAPH });
define('h1 h2 h3 h4 h5 h6', {
  family: 'heading',
  refusedIn: IN_PARAGRAPH | IN_HEADING,
  adds: IN_HEADING,
});
define('ul ol menu', { family: 'list', holds: 'items', clears: IN_ITEM });
define('li', { refusedIn: IN_PARAGRAPH | IN_ITEM, adds: IN_ITEM });
define('dl', { holds: 'items', clears: IN_DEFINITION });
define('dt dd', { refusedIn: IN_PARAGRAPH | IN_DEFINITION, adds: IN_DEFINITION });
define('hr', { void: true });

define('table', { holds: 'parts' });
define('caption', { parents: new Set(['table']), clears: IN_ITEM | IN_DEFINITION });
define('thead tbody tfoot', { family: 'rows', holds: 'parts', parents: new Set(['table']) });
define('tr', { holds: 'parts', parents: new Set(['thead', 'tbody', 'tfoot']) });
define('td th', { family: 'cell', parents: new Set(['tr']), clears: IN_ITEM | IN_DEFINITION });

define('a', { block: false, refusedIn: IN_LINK, adds: IN_LINK });
define('b strong', { block: false, family: 'bold' });
define('i em', { block: false, family: 'italic' });
define(
  'abbr bdi bdo big cite code dfn font kbd mark q s samp small span strike sub sup time tt u var ins del',
  { block: false },
);
define('img br wbr', { block: false, void: true });

/** The rule for a lower-case tag name, or undefined for a tag outside the grammar. */
export function ruleOf(tag: string): TagRule | undefined {
  return rules.get(tag);
}

/** The place outside every element. */
export const ROOT_PLACE: Place = {
  rule: { ...(rules.get('div') as TagRule), tag: '', family: '' },
  flags: 0,
};

/** Whether a browser would leave an element with this rule where it stands, directly inside `place`. */
export function canStandIn(rule: TagRule, place: Place): boolean {
  if ((place.flags & rule.refusedIn) !== 0) return false;
  if (rule.parents) return rule.parents.has(place.rule.tag);
  return place.rule.holds !== 'parts';
}

/** As `canStandIn`, and as an author would write it: items in lists, and nothing else in lists. */
export function readsWellIn(rule: TagRule, place: Place): boolean {
  if (!canStandIn(rule, place)) return false;
  const isItem = rule.tag === 'li';
  const isDefinition = rule.tag === 'dt' || rule.tag === 'dd';
  if (place.rule.family === 'list') return isItem;
  if (place.rule.tag === 'dl') return isDefinition;
  return !isItem && !isDefinition;
}

/** The flags for places inside an element with this rule that itself stands in `place`. */
export function flagsInside(rule: TagRule, place: Place): number {
  return (place.flags & ~rule.clears) | rule.adds;
}
