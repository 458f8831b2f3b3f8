import { JURISDICTION_CODES, type JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { DEFAULT_COUNTRY } from '../../countries.ts';

const KEY = 'signup';

const EMPTY_FORM = {
  businessName: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address1: '',
  address2: '',
  city: '',
  stateProv: '',
  country: DEFAULT_COUNTRY as string,
  zipPostal: '',
  /** Which of the chosen jurisdictions the free trial shows; empty: not said. */
  trialJurisdiction: '',
};

export type SignupForm = typeof EMPTY_FORM;

export interface SignupData {
  plan: string | null;
  areas: string[];
  jurisdictions: JurisdictionCode[];
  form: SignupForm;
  /** The email that the confirmation speaks of; null until the form was accepted. */
  sentTo: string | null;
}

export const emptySignup = (): SignupData => ({
  plan: null,
  areas: [],
  jurisdictions: [],
  form: { ...EMPTY_FORM },
  sentTo: null,
});

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function parse(json: string): Record<string, unknown> {
  try {
    return record(JSON.parse(json));
  } catch {
    return {};
  }
}

/**
 * What was chosen and typed so far; survives reload and back, and ends with the browser tab (specification 3). Whatever in the
 * storage is not as it should be is left out.
 */
export function readSignup(store: Store): SignupData {
  const stored = parse(store.getItem(KEY) ?? '{}');
  const form = record(stored.form);
  const jurisdictions = texts(stored.jurisdictions);
  return {
    plan: textOrNull(stored.plan),
    areas: texts(stored.areas),
    jurisdictions: JURISDICTION_CODES.filter((code) => jurisdictions.includes(code)),
    form: Object.fromEntries(
      Object.entries(EMPTY_FORM).map(([field, empty]) => [field, textOrNull(form[field]) ?? empty]),
    ) as SignupForm,
    sentTo: textOrNull(stored.sentTo),
  };
}

export function writeSignup(store: Store, data: SignupData): void {
  store.setItem(KEY, JSON.stringify(data));
}
