import type { Provision } from './generate.ts';
import { GROUPS, JURISDICTIONS } from './lawText.ts';
import { Random } from './random.ts';

export const KINDS = ['one word', 'two words', 'prefix', 'typo', 'phrase', 'common words'] as const;
export type Kind = (typeof KINDS)[number];

/** What a tenant may see. */
export interface Tenant {
  readonly jurisdictions: readonly string[];
  /** Null: all. */
  readonly areaIds: readonly string[] | null;
}

export interface BenchQuery {
  readonly kind: Kind;
  /** As typed, without quotes. */
  readonly text: string;
  readonly tenant: Tenant;
  /** Chosen values of two of the five facets, or of none. */
  readonly refinements: Readonly<Record<string, readonly string[]>>;
}

export const FACETS = ['area', 'topic', 'jurisdictionName', 'bills', 'specialRules'] as const;

/** Words that stand in most of the documents. */
const COMMON =
  'employee employer notice leave worker pay days weeks written record wages work act health safety overtime'.split(
    ' ',
  );

/** A full plan (12 jurisdictions, all areas) and a small one (three and four). */
const TENANTS: readonly Tenant[] = [
  {
    jurisdictions: JURISDICTIONS.map(([code]) => code).filter((code) => code !== 'NT' && code !== 'YT'),
    areaIds: null,
  },
  {
    jurisdictions: ['ON', 'BC', 'AB'],
    areaIds: ['employment-standards', 'human-rights', 'occupational-health-safety', 'privacy'],
  },
];

const CHOSEN: BenchQuery['refinements'] = {
  jurisdictionName: ['Ontario', 'British Columbia'],
  topic: ['Vacation', 'Leaves of Absence', 'Hiring'],
};

/** `each` queries of every kind; half of them of either tenant, half with two facets refined. */
export function makeQueries(documents: readonly Provision[], each: number): BenchQuery[] {
  const random = new Random(99);
  const nameWords = [...new Set(GROUPS.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []))];
  const textWords = (): string[] =>
    random
      .pick(documents)
      .textDescription.toLowerCase()
      .match(/[a-z]{4,}/g) ?? ['notice'];
  const word = (): string => (random.chance(0.5) ? random.pick(nameWords) : random.pick(textWords()));
  const texts: Record<Kind, () => string> = {
    'one word': word,
    'two words': () => `${word()} ${random.pick(nameWords)}`,
    prefix: () => {
      const cut = word().slice(0, 2 + random.below(5));
      return random.chance(0.4) ? `${random.pick(nameWords)} ${cut}` : cut;
    },
    typo: () => mistype(random.pick(nameWords.filter((one) => one.length >= 6)), random),
    phrase: () => {
      const words = random.pick(documents).textDescription.match(/[a-z]+(?: [a-z]+){3,}/g) ?? [
        'notice of termination',
      ];
      const all = random.pick(words).split(' ');
      const length = 2 + random.below(3);
      const start = random.below(Math.max(1, all.length - length));
      return all.slice(start, start + length).join(' ');
    },
    'common words': () =>
      [...new Set([random.pick(COMMON), random.pick(COMMON), random.pick(COMMON)])].join(' '),
  };
  return KINDS.flatMap((kind) =>
    Array.from({ length: each }, (_, n) => ({
      kind,
      text: texts[kind](),
      tenant: TENANTS[n % TENANTS.length] as Tenant,
      refinements: n % 4 < 2 ? {} : CHOSEN,
    })),
  );
}

/** One letter lost, doubled, changed or swapped, the first one too. */
function mistype(word: string, random: Random): string {
  const at = random.below(word.length - 1);
  const letters = [...word];
  switch (random.below(4)) {
    case 0:
      letters.splice(at, 1);
      break;
    case 1:
      letters.splice(at, 0, letters[at] as string);
      break;
    case 2:
      letters[at] = letters[at] === 'x' ? 'z' : 'x';
      break;
    default:
      [letters[at], letters[at + 1]] = [letters[at + 1] as string, letters[at] as string];
  }
  return letters.join('');
}
