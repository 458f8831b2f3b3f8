import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest } from '../../../platform/errors.ts';
import { newId } from '../../../platform/newId.ts';
import { t } from '../../../shared/text.ts';
import { TRIAL_LIMITS } from '../../identity/scope.ts';
import { userByEmail } from '../../identity/server/reads.ts';
import { insertAccounts, insertUsers } from '../../identity/server/writes.ts';
import type { Plan } from '../../subscriptions/contract.ts';
import {
  intendedSelection,
  selectionProblem,
  trialChoices,
  trialSelection,
} from '../../subscriptions/rules.ts';
import { publicPlan } from '../../subscriptions/server/reads.ts';
import type { SignUp } from '../contract.ts';
import { PROVINCES } from '../countries.ts';
import { writeSetPasswordEmail } from './emails.ts';
import type { AccountsServices } from './services.ts';
import { setupLink } from './setupLink.ts';
import { isEmailTaken } from './uniqueEmail.ts';

export type SignUpAnswer = { success: true } | { userExists: true };

/** The province of an address in Canada by its code, whether it was given by code or by name. */
const provinceOf = (form: SignUp): string | null => {
  if (form.country !== 'Canada') return null;
  const given = form.stateProv.toLowerCase();
  return (
    PROVINCES.find(({ code, name }) => [code.toLowerCase(), name.toLowerCase()].includes(given))?.code ?? null
  );
};

const orNull = (text: string): string | null => text || null;

/** The account as it is asked for: a trial gets less than was chosen, and what was chosen is kept for a subscription. */
function accountColumns(form: SignUp, plan: Plan) {
  const selection = { jurisdictions: form.jurisdictions, areas: form.areas };
  const trial = trialSelection(plan, selection, form.trialJurisdiction ?? provinceOf(form));
  const intended = intendedSelection(plan, selection);
  return {
    name: form.businessName,
    selected_jurisdictions: trial.jurisdictions,
    selected_areas: trial.areas,
    intended_jurisdictions: intended.jurisdictions,
    intended_areas: intended.areas,
    intended_plan: plan.id,
    seats: TRIAL_LIMITS.users,
    phone: orNull(form.phone),
    address1: orNull(form.address1),
    address2: orNull(form.address2),
    city: orNull(form.city),
    state_prov: orNull(form.stateProv),
    country: form.country,
    zip_postal: orNull(form.zipPostal),
  };
}

/**
 * Starts a free trial: an account with its owner, and the email with the link to the first password, together or not at all.
 * The captcha is spent first, so that asking whether an email is in use costs a proof of work each time.
 */
export async function signUp(services: AccountsServices, form: SignUp): Promise<SignUpAnswer> {
  const { db, clock, brand, setupCodes, captcha, config } = services;
  const now = clock.now();
  const plan = await publicPlan(db, form.plan);
  if (!plan) throw badRequest('plan', t('There is no such plan.'));
  const problem = selectionProblem(plan, { jurisdictions: form.jurisdictions, areas: form.areas });
  if (problem) throw badRequest(problem.field, t('This does not fit the plan. Please choose again.'));
  const { trialJurisdiction } = form;
  if (trialJurisdiction && !trialChoices(plan, form.jurisdictions).includes(trialJurisdiction)) {
    throw badRequest('trialJurisdiction', t('This does not fit the plan. Please choose again.'));
  }
  await captcha.spend(db, form.altcha, now);

  if (await userByEmail(db, form.email)) return { userExists: true };
  const trialUntil = new Date(now.getTime() + config.trialDays * 86_400_000);
  const accountId = newId();
  const userId = newId();
  const columns = accountColumns(form, plan);
  try {
    await inTransaction(db, async (tx) => {
      await insertAccounts(tx, [{ id: accountId, ...columns, trial_until: trialUntil, created_at: now }]);
      await insertUsers(tx, [
        {
          id: userId,
          account_id: accountId,
          email: form.email,
          first_name: form.firstName,
          last_name: form.lastName,
          role: 'ACCOUNT_OWNER',
          created_at: now,
        },
      ]);
      const person = { id: userId, accountId, setupVersion: 0 };
      const url = setupLink(brand, setupCodes, 'password', person, now);
      const to = { email: form.email, firstName: form.firstName };
      await writeSetPasswordEmail(tx, brand, to, {
        url,
        until: trialUntil,
        jurisdictions: columns.selected_jurisdictions,
      });
    });
  } catch (error) {
    if (isEmailTaken(error)) return { userExists: true };
    throw error;
  }
  return { success: true };
}
