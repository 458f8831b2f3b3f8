import { useSearchParams } from 'react-router';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { lawDayProblem } from '../../../shared/lawDay.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';

/** The jurisdictions that the account has, in the order every list shows them. */
export function useOwnJurisdictions(): JurisdictionCode[] {
  const { selectedJurisdictions } = useCurrentUser();
  return selectedJurisdictions.length === 0
    ? JURISDICTION_CODES
    : JURISDICTION_CODES.filter((code) => selectedJurisdictions.includes(code));
}

/**
 * Where the work is done and which day's law is asked for: the only two things of a calculation that stand in the address. A
 * jurisdiction that the account does not have is told as such, and not replaced in silence.
 */
export function useCalculatorAddress() {
  const own = useOwnJurisdictions();
  const [params, setParams] = useSearchParams();
  const asked = params.get('jurisdiction');
  const place = own.find((code) => code === asked) ?? (own.includes('ON') ? 'ON' : own[0]);
  const day = params.get('on') ?? '';
  const dayProblem = day === '' ? null : lawDayProblem(day);
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    own,
    place,
    /** Asked for in the address, and not part of the account's plan. */
    isForeign: asked !== null && asked !== '' && place !== asked,
    on: dayProblem === null ? day : '',
    /** What is wrong with the day that the address asks for. */
    dayProblem,
    search: params.size > 0 ? `?${params}` : '',
    setPlace: (code: string) => set('jurisdiction', code),
    setOn: (on: string) => set('on', on),
  };
}
