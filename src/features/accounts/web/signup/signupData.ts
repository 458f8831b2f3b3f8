import { z } from 'zod';
import { jurisdictionSchema } from '../../../../shared/jurisdictions.ts';
import { DEFAULT_COUNTRY } from '../../countries.ts';

const KEY = 'signup';

const text = z.string().catch('');

const formSchema = z.object({
  businessName: text,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  address1: text,
  address2: text,
  city: text,
  stateProv: text,
  country: z.string().catch(DEFAULT_COUNTRY),
  zipPostal: text,
});

const dataSchema = z.object({
  plan: z.string().nullable().catch(null),
  areas: z.array(z.string()).catch([]),
  jurisdictions: z.array(jurisdictionSchema).catch([]),
  form: formSchema.catch(formSchema.parse({})),
  /** The email that the confirmation speaks of; null until the form was accepted. */
  sentTo: z.string().nullable().catch(null),
});

export type SignupForm = z.infer<typeof formSchema>;
export type SignupData = z.infer<typeof dataSchema>;

export const emptySignup = (): SignupData => dataSchema.parse({});

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** What was chosen and typed so far; survives reload and back, and ends with the browser tab (specification 3). */
export function readSignup(store: Store): SignupData {
  try {
    return dataSchema.parse(JSON.parse(store.getItem(KEY) ?? '{}'));
  } catch {
    return emptySignup();
  }
}

export function writeSignup(store: Store, data: SignupData): void {
  store.setItem(KEY, JSON.stringify(data));
}
