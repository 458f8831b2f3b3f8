import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type JurisdictionCode, PLAN_JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import {
  rememberedJurisdictions,
  rememberJurisdictions,
} from '../../provisions/web/list/jurisdictionFilter.ts';
import { type DateRange, rangeOf, rangeProblem } from '../rules.ts';
import { type FeedAddress, readFeedAddress, writeFeedAddress } from './feedAddress.ts';

export interface FeedFiltersModel {
  address: FeedAddress;
  today: string;
  /** The days that show, the default ones included. */
  range: DateRange;
  change: (part: Partial<FeedAddress>) => void;
  mayChooseJurisdictions: boolean;
  amendmentJurisdictions: readonly JurisdictionCode[];
  reminderJurisdictions: readonly JurisdictionCode[];
  chooseForAmendments: (codes: JurisdictionCode[]) => void;
  chooseForReminders: (codes: JurisdictionCode[]) => void;
}

const REMINDERS_KEY = 'selectedRemindersJurisdictions';
const offered = (codes: JurisdictionCode[]): JurisdictionCode[] =>
  codes.filter((code) => PLAN_JURISDICTION_CODES.some((one) => one === code));

function useRemembered(key?: 'selectedRemindersJurisdictions') {
  const [codes, setCodes] = useState(() => offered(rememberedJurisdictions(key)));
  const choose = (next: JurisdictionCode[]): void => {
    setCodes(next);
    rememberJurisdictions(next, key);
  };
  return [codes, choose] as const;
}

/**
 * What the reader filters by: days and kinds in the address, jurisdictions in the browser (specification 3). Days in the address
 * that are not allowed give way to the usual ones.
 */
export function useFeedFilters(): FeedFiltersModel {
  const user = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const today = torontoDay(new Date());
  const read = readFeedAddress(params);
  const asked = rangeOf(read.dateStart, read.dateEnd, today);
  const isAllowed = rangeProblem(asked, today) === null;
  const address = isAllowed ? read : { ...read, dateStart: '', dateEnd: '' };
  const [amendments, chooseForAmendments] = useRemembered();
  const [reminders, chooseForReminders] = useRemembered(REMINDERS_KEY);
  const mayChooseJurisdictions = user.isStaff || user.account.selectedJurisdictions.length === 0;
  return {
    address,
    today,
    range: isAllowed ? asked : rangeOf('', '', today),
    change: (part) =>
      setParams(writeFeedAddress({ ...address, ...part }), { replace: true, preventScrollReset: true }),
    mayChooseJurisdictions,
    amendmentJurisdictions: mayChooseJurisdictions ? amendments : [],
    reminderJurisdictions: mayChooseJurisdictions ? reminders : [],
    chooseForAmendments,
    chooseForReminders,
  };
}
