import { useMemo, useRef, useState } from 'react';
import { type SetURLSearchParams, useLocation, useSearchParams } from 'react-router';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { useOptimisticLocation } from '../../../ui/hooks/useOptimisticLocation.ts';
import { storage } from '../../auth/web/api.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import { readEmployees } from '../rules.ts';

/** What this browser remembers of the screen between visits. */
const EMPLOYEES_KEY = 'checklistEmployees';
const JURISDICTION_KEY = 'checklistJurisdiction';

/** Of the address. */
const JURISDICTION = 'jurisdiction';
const HIDE_COMPLETED = 'hideCompleted';
const VIEW = 'view';
const REQUIREMENT = 'requirement';

/** All requirements, the open ones that the person owns, or those whose due date is past or near. */
export const VIEWS = ['all', 'mine', 'overdue', 'soon'] as const;
export type View = (typeof VIEWS)[number];

const isOneOf = (codes: readonly JurisdictionCode[], code: string | null): code is JurisdictionCode =>
  codes.some((each) => each === code);

/** The jurisdictions that have a checklist, of those a person may see: Nunavut has none (specification 2.12). */
export const checklistJurisdictions = (selected: readonly JurisdictionCode[]): JurisdictionCode[] =>
  JURISDICTION_CODES.filter((code) => code !== 'NU' && (selected.length === 0 || selected.includes(code)));

/** The address with other values; null takes one out. */
function changed(before: URLSearchParams, values: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

interface Setters {
  setParams: SetURLSearchParams;
  setEmployees: (text: string) => void;
  setHides: (hides: boolean) => void;
  /** Tells of the drawer before the address does. */
  begin: (ahead: { openId: string | null }) => void;
}

/** What can be chosen: the same functions for as long as the screen stands. */
function useChoiceActions({ setEmployees, setHides, ...others }: Setters) {
  // Others at every change of the address: what is given them would be drawn anew, hundreds of rows among it.
  const latest = useRef(others);
  latest.current = others;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setters of a state never change
  return useMemo(() => {
    const change = (values: Record<string, string | null>): void =>
      latest.current.setParams((before) => changed(before, values), {
        replace: true,
        preventScrollReset: true,
      });
    const open = (id: string | null): void => {
      latest.current.begin({ openId: id });
      change({ [REQUIREMENT]: id });
    };
    return {
      chooseJurisdiction: (code: JurisdictionCode): void => {
        storage.setItem(JURISDICTION_KEY, code);
        change({ [JURISDICTION]: code, [REQUIREMENT]: null });
      },
      typeEmployees: (text: string): void => {
        setEmployees(text);
        if (text === '') storage.removeItem(EMPLOYEES_KEY);
        else if (readEmployees(text) !== null) storage.setItem(EMPLOYEES_KEY, text);
      },
      show: (view: View): void => change({ [VIEW]: view === 'all' ? null : view }),
      open,
      openIn: (code: JurisdictionCode, id: string): void => {
        storage.setItem(JURISDICTION_KEY, code);
        change({ [JURISDICTION]: code, [REQUIREMENT]: id, [VIEW]: null });
      },
      close: (): void => open(null),
      hideCompleted: (hides: boolean): void => {
        setHides(hides);
        change({ [HIDE_COMPLETED]: hides ? 'true' : null });
      },
    };
  }, []);
}

/** Whose checklist is shown: the jurisdiction in the address, the employees as this browser remembers them. */
export function useChecklistChoice() {
  const { selectedJurisdictions } = useCurrentUser();
  const available = useMemo(() => checklistJurisdictions(selectedJurisdictions), [selectedJurisdictions]);
  const [params, setParams] = useSearchParams();
  const [employees, setEmployees] = useState(() => storage.getItem(EMPLOYEES_KEY) ?? '');
  // The switch moves at once; the address follows.
  const [hidesCompleted, setHides] = useState(() => params.has(HIDE_COMPLETED));

  const asked = params.get(JURISDICTION) ?? storage.getItem(JURISDICTION_KEY);
  const only = available.length === 1 ? (available[0] ?? null) : null;
  const jurisdiction = only ?? (isOneOf(available, asked) ? asked : null);

  // The drawer, too, answers the press at once.
  const [ahead, begin] = useOptimisticLocation<{ openId: string | null }>(useLocation().key);
  const openId = ahead ? ahead.openId : params.get(REQUIREMENT);
  const actions = useChoiceActions({ setParams, setEmployees, setHides, begin });
  return {
    available,
    jurisdiction,
    /** As typed; what is no number of employees counts nobody out. */
    employees,
    numEmployees: readEmployees(employees),
    view: VIEWS.find((view) => view === params.get(VIEW)) ?? 'all',
    /** The requirement whose drawer is open. */
    openId,
    hidesCompleted,
    ...actions,
  };
}

export type ChecklistChoice = ReturnType<typeof useChecklistChoice>;
