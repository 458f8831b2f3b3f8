import {
  JURISDICTION_CODES,
  type JurisdictionCode,
  PLAN_JURISDICTION_CODES,
} from '../../shared/jurisdictions.ts';
import { TRIAL_LIMITS } from '../identity/scope.ts';
import type { Billing } from './billing.ts';
import type { Plan, PlanArea } from './contract.ts';

const planCodes: readonly JurisdictionCode[] = PLAN_JURISDICTION_CODES;

/** What a person picked at signup: jurisdictions, and areas beyond the plan's included ones. */
export interface Selection {
  jurisdictions: JurisdictionCode[];
  areas: string[];
}

/** A plan for at least as many jurisdictions as there are to choose from: all are preselected and locked (specification 5). */
export const allowsAllJurisdictions = (plan: Plan): boolean =>
  plan.numJurisdictions >= PLAN_JURISDICTION_CODES.length;

/** Where a selection begins. */
export const startingSelection = (plan: Plan): Selection => ({
  jurisdictions: allowsAllJurisdictions(plan) ? [...PLAN_JURISDICTION_CODES] : [],
  areas: [],
});

/** Whether enough jurisdictions are chosen for the areas to appear. */
export const fillsQuota = (plan: Plan, jurisdictions: JurisdictionCode[]): boolean =>
  allowsAllJurisdictions(plan) || jurisdictions.length >= plan.numJurisdictions;

/**
 * The areas that may be chosen: none until the jurisdictions fill the quota, then those beyond the included ones that have
 * published provisions in a chosen jurisdiction (specification 5).
 */
export function offeredAreas(plan: Plan, jurisdictions: JurisdictionCode[]): PlanArea[] {
  if (!fillsQuota(plan, jurisdictions)) return [];
  const chosen = allowsAllJurisdictions(plan) ? PLAN_JURISDICTION_CODES : jurisdictions;
  const included = new Set(plan.includedAreas.map(({ id }) => id));
  return plan.availableAreas.filter(
    (area) => !included.has(area.id) && chosen.some((code) => (area.publishedCount[code] ?? 0) > 0),
  );
}

/** A box that is not ticked is disabled once the limit is reached; a locked one always (specification 5). */
export const isJurisdictionDisabled = (
  plan: Plan,
  chosen: JurisdictionCode[],
  code: JurisdictionCode,
): boolean =>
  allowsAllJurisdictions(plan) || (!chosen.includes(code) && chosen.length >= plan.numJurisdictions);

export const isAreaDisabled = (plan: Plan, chosen: string[], area: string): boolean =>
  !chosen.includes(area) && chosen.length >= plan.numAreas;

/** Changing jurisdictions clears the chosen areas (specification 5). */
export const withJurisdictions = (plan: Plan, jurisdictions: JurisdictionCode[]): Selection => ({
  jurisdictions: allowsAllJurisdictions(plan)
    ? [...PLAN_JURISDICTION_CODES]
    : jurisdictions.slice(0, plan.numJurisdictions),
  areas: [],
});

/** The plan lets every area be chosen that is on offer, so that none has to be. */
export const allowsAllAreas = (plan: Plan, jurisdictions: JurisdictionCode[]): boolean =>
  plan.numAreas >= offeredAreas(plan, jurisdictions).length;

/**
 * Whether Continue is open: the allowed numbers are reached, unless the plan allows everything available (specification 5).
 */
export const isComplete = (plan: Plan, selection: Selection): boolean =>
  fillsQuota(plan, selection.jurisdictions) &&
  (selection.areas.length >= plan.numAreas || allowsAllAreas(plan, selection.jurisdictions));

/** What is wrong with a selection as it was sent, by field; null when nothing is. */
export function selectionProblem(
  plan: Plan,
  selection: Selection,
): { field: 'jurisdictions' | 'areas' } | null {
  const { jurisdictions, areas } = selection;
  const distinct = new Set(jurisdictions).size === jurisdictions.length;
  const known = jurisdictions.every((code) => planCodes.includes(code));
  const few = allowsAllJurisdictions(plan) || jurisdictions.length <= plan.numJurisdictions;
  if (!distinct || !known || !few || !fillsQuota(plan, jurisdictions)) return { field: 'jurisdictions' };
  const chosen = allowsAllJurisdictions(plan) ? [...PLAN_JURISDICTION_CODES] : jurisdictions;
  const offered = new Set(offeredAreas(plan, chosen).map(({ id }) => id));
  const areasFit =
    new Set(areas).size === areas.length &&
    areas.length <= plan.numAreas &&
    areas.every((id) => offered.has(id)) &&
    isComplete(plan, { jurisdictions: chosen, areas });
  return areasFit ? null : { field: 'areas' };
}

/**
 * What the account will be given when it subscribes to what it chose: a full plan stores no selection, since empty means all
 * and NT and YT must not be lost to the twelve boxes (decisions 5).
 */
export function intendedSelection(plan: Plan, selection: Selection): Selection {
  const all = allowsAllJurisdictions(plan);
  const jurisdictions = all ? [...PLAN_JURISDICTION_CODES] : selection.jurisdictions;
  const everyArea = all && allowsAllAreas(plan, jurisdictions);
  return {
    jurisdictions: all ? [] : jurisdictions,
    areas: everyArea ? [] : [...plan.includedAreas.map(({ id }) => id), ...selection.areas],
  };
}

/** The jurisdictions of which the free trial shows one. */
export const trialChoices = (plan: Plan, chosen: JurisdictionCode[]): readonly JurisdictionCode[] =>
  allowsAllJurisdictions(plan) ? JURISDICTION_CODES : chosen;

/**
 * What the free trial itself shows: 1 jurisdiction and 3 areas in all, whatever the plan (decisions 5). The jurisdiction is
 * the one asked for, or that of the address, where it is among the chosen, else the first chosen; areas are filled up in the
 * library's order.
 */
export function trialSelection(plan: Plan, selection: Selection, asked: string | null): Selection {
  const home = trialChoices(plan, selection.jurisdictions).find((code) => code === asked);
  const fallback = allowsAllJurisdictions(plan) ? 'ON' : selection.jurisdictions[0];
  const jurisdiction = home ?? fallback ?? 'ON';
  const wished = [...plan.includedAreas.map(({ id }) => id), ...selection.areas];
  const others = plan.availableAreas
    .filter((area) => (area.publishedCount[jurisdiction] ?? 0) > 0)
    .map(({ id }) => id);
  return {
    jurisdictions: [jurisdiction],
    areas: [...new Set([...wished, ...others])].slice(0, TRIAL_LIMITS.areas),
  };
}

/** Dollars a month, whole: the annual price divided by 12, or the monthly price (specification 9). */
export const pricePerMonth = (
  plan: { annualPrice: number; monthlyPrice: number },
  billing: Billing,
): number => Math.round(billing === 'annually' ? plan.annualPrice / 12 : plan.monthlyPrice);
