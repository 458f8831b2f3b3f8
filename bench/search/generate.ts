import { billNumber, GROUPS, INDUSTRIES, JURISDICTIONS, paragraphs } from './lawText.ts';
import { Random } from './random.ts';

export interface Provision {
  readonly [attribute: string]: unknown;
  readonly objectID: string;
  readonly area: string;
  readonly topic: string;
  readonly jurisdiction: string;
  readonly jurisdictionName: string;
  readonly bills: string[];
  readonly specialRules: string[];
  readonly name: string;
  readonly textWarning: string;
  readonly textDescription: string;
  readonly link: string;
  readonly isPublished: boolean;
  readonly areaId: string;
  readonly order: number;
}

/** Provisions of a library grown to `count`: every group in every jurisdiction, over and over, each with its own text. */
export function generateProvisions(count: number): Provision[] {
  const random = new Random(count);
  const bills = Array.from(
    { length: 400 },
    () => `Bill ${billNumber(random)} (${38 + random.below(8)}-${1 + random.below(3)})`,
  );
  return Array.from({ length: count }, (_, i) => {
    const [jurisdiction, jurisdictionName] = JURISDICTIONS[i % JURISDICTIONS.length] as readonly [
      string,
      string,
    ];
    const group = GROUPS[Math.floor(i / JURISDICTIONS.length) % GROUPS.length] as (typeof GROUPS)[number];
    const round = Math.floor(i / (JURISDICTIONS.length * GROUPS.length));
    const variant = round === 0 ? '' : `: ${random.pick(INDUSTRIES)}`;
    return {
      objectID: `p${i}`,
      area: group.area,
      areaId: group.area.toLowerCase().replace(/[^a-z]+/g, '-'),
      topic: group.topic,
      jurisdiction,
      jurisdictionName,
      bills: random.chance(0.35) ? random.some(bills, 3) : [],
      specialRules: random.chance(0.4) ? random.some(INDUSTRIES, 4) : [],
      name: group.name + variant,
      textWarning: random.chance(0.2) ? paragraphs(1, random) : '',
      textDescription: `${group.name} in ${jurisdictionName}. ${paragraphs(4 + random.below(10) + (random.chance(0.05) ? 30 : 0), random)}`,
      link: `/m/builder/${i}`,
      isPublished: !random.chance(0.03),
      order: i,
    };
  });
}
