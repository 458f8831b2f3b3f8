import { t } from '../../../shared/text.ts';
import { citedOn } from '../../provisions/citedOn.ts';
import type { GroupName } from '../groups.ts';
import { GROUPS } from '../groups.ts';
import type { Answer, Ground, IndustryRule, Step } from './answer.ts';
import { Law, type LawOfPlace, type Reading, type Replacements, type Rule, step } from './law.ts';

/** What is asked beside the case itself. */
export interface Asked extends Reading {
  industry: string | null;
  /** By the id of a rule of the industry: whether it applies. */
  applies: Readonly<Record<string, boolean>>;
}

/** What a rule of the chosen industry makes of a part of an answer. */
export type Gate =
  | { outcome: 'open' }
  /** Nothing is owed, or the sum cannot be made. */
  | { outcome: 'exempt' | 'special'; step: Step };

const citationsOf = (special: Rule['specialRules'][number]): IndustryRule['citations'] => [
  ...(special.act ? [{ ...special.act, sections: special.actSections }] : []),
  ...special.regulations,
];

/** One calculation for one jurisdiction: gives out its laws, and keeps which of them the answer rests on. */
export class Question {
  readonly place: LawOfPlace;
  readonly asked: Asked;
  readonly #used = new Map<string, Rule>();
  #isBeforeHistory = false;

  constructor(place: LawOfPlace, asked: Asked) {
    this.place = place;
    this.asked = asked;
  }

  /** What is cited for a special rule, by the day that is asked for. */
  #cited(special: Rule['specialRules'][number]): IndustryRule['citations'] {
    return citationsOf(special).map(citedOn(new Map(Object.entries(this.place.acts)), this.asked.on));
  }

  /** The law of a provision group on the day, with the figures of the industry's special rules that were said to apply. */
  law(group: GroupName | { key: string }): Law {
    const key = typeof group === 'string' ? GROUPS[group] : group.key;
    const rule = this.place.rules[key];
    if (rule) this.#used.set(rule.id, rule);
    return new Law(this.place, key, this.asked, rule ? this.#replacementsOf(rule, key) : undefined, () => {
      this.#isBeforeHistory = true;
    });
  }

  #ofIndustry({ specialRules }: Rule): Rule['specialRules'] {
    const { industry } = this.asked;
    return industry ? specialRules.filter(({ industries }) => industries.includes(industry)) : [];
  }

  #replacementsOf(rule: Rule, group: string): Replacements {
    const applied = this.#ofIndustry(rule).filter(({ _id }) => this.asked.applies[_id]);
    return new Map(
      applied.flatMap((special) =>
        special.values.flatMap(({ value, replaces }) =>
          replaces?.startsWith(`${group}#`)
            ? [[replaces.slice(group.length + 1), { value, citations: this.#cited(special) }] as const]
            : [],
        ),
      ),
    );
  }

  /** The rules of the chosen industry for a provision, with what was answered. */
  #rulesOf(rule: Rule): IndustryRule[] {
    return this.#ofIndustry(rule).map((special) => ({
      id: special._id,
      type: special.type,
      text: special.description,
      isComputed: special.values.some(({ replaces }) => replaces !== undefined),
      provisionId: rule.id,
      citations: this.#cited(special),
      applies: this.asked.applies[special._id] ?? null,
    }));
  }

  /** What the rules of the industry, as far as they were said to apply, make of what this law gives. */
  gate(law: Law): Gate {
    const rules = law.rule ? this.#rulesOf(law.rule).filter(({ applies }) => applies === true) : [];
    const rule =
      rules.find(({ type }) => type === 'Exemption') ?? rules.find(({ isComputed }) => !isComputed);
    const [basis] = law.basis();
    if (!rule || !basis) return { outcome: 'open' };
    const isExempt = rule.type === 'Exemption';
    return {
      outcome: isExempt ? 'exempt' : 'special',
      step: step({
        key: 'industry',
        kind: isExempt ? 'failed' : 'unknown',
        title: isExempt
          ? t('An exemption of the industry applies')
          : t('A special rule of the industry applies'),
        lines: [rule.text],
        result: isExempt ? t('Exempt') : t('Not computed'),
        basis: [{ ...basis, citations: rule.citations.length > 0 ? rule.citations : basis.citations }],
      }),
    };
  }

  /** What every answer holds of the laws it used. */
  closing(): Pick<
    Answer,
    'jurisdiction' | 'on' | 'isBeforeHistory' | 'industryRules' | 'grounds' | 'assumed'
  > {
    const rules = [...this.#used.values()];
    const assumed = this.asked.assumeEarlier
      ? [
          t(
            'Where our history does not reach the day, the oldest figure that is known is taken to have held.',
          ),
        ]
      : [];
    return {
      jurisdiction: this.place.jurisdiction,
      on: this.asked.on,
      isBeforeHistory: this.#isBeforeHistory,
      industryRules: rules.flatMap((rule) => this.#rulesOf(rule)),
      grounds: rules.map(
        ({
          id,
          name,
          area,
          topic,
          verification,
          confidence,
          verified,
          open,
          textWarning,
          notCovered,
        }): Ground => ({
          id,
          name,
          area,
          topic,
          verification,
          confidence,
          verified,
          open,
          textWarning,
          notCovered,
        }),
      ),
      assumed,
    };
  }
}
