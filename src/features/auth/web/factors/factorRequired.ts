import { type NavigateFunction, useLocation } from 'react-router';
import type { FactorRequired, SignedIn } from '../../contract.ts';

/** Whether an answer to a sign-in asks for the second factor first. */
export const isFactorRequired = (answer: SignedIn): answer is FactorRequired => 'factorRequired' in answer;

/** Goes on to the second factor, which stands on the page of the sign-in, wherever the first step was made. */
export function askForFactor(factor: FactorRequired, navigate: NavigateFunction): void {
  navigate('/login', { replace: true, state: { factor } });
}

/** The second factor that the page before has to ask for, or null. */
export function useFactorRequired(): FactorRequired | null {
  const state = useLocation().state as { factor?: FactorRequired } | null;
  return state?.factor ?? null;
}
