import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lawDayOf, lawDayProblem } from '../../shared/lawDay.ts';

/** The parameter of the address that names the day whose law is read. */
export const LAW_DAY = 'on';

export interface LawDayChoice {
  /** The day that the address asks for; null for today. */
  on: string | null;
  /** Why the address asks for no day that can be had. */
  problem: string | undefined;
  /** Reads another day at the same place; null goes back to today. */
  choose: (day: string | null) => void;
}

/** The day whose law is read (decisions 13), which stands in the address of every screen that takes it. */
export function useLawDay(): LawDayChoice {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(LAW_DAY);
  const choose = useCallback(
    (day: string | null) => {
      const params = new URLSearchParams(search);
      if (day === null) params.delete(LAW_DAY);
      else params.set(LAW_DAY, day);
      // Lists in addresses are written with commas.
      const query = params.toString().replaceAll('%2C', ',');
      void navigate({ pathname, search: query && `?${query}`, hash }, { preventScrollReset: true });
    },
    [navigate, pathname, search, hash],
  );
  return {
    on: lawDayOf(asked, new Date()),
    problem: asked === null ? undefined : (lawDayProblem(asked) ?? undefined),
    choose,
  };
}
