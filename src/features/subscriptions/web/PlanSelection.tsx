import { Checkbox } from '@mantine/core';
import {
  type JurisdictionCode,
  jurisdictionName,
  PLAN_JURISDICTION_CODES,
} from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import type { Plan } from '../contract.ts';
import {
  allowsAllAreas,
  allowsAllJurisdictions,
  fillsQuota,
  isAreaDisabled,
  isJurisdictionDisabled,
  offeredAreas,
  type Selection,
  withJurisdictions,
} from '../rules.ts';
import c from './PlanSelection.module.css';

interface Props {
  plan: Plan;
  value: Selection;
  onChange: (selection: Selection) => void;
}

const toggled = <T,>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

function Jurisdictions({ plan, value, onChange }: Props) {
  const all = allowsAllJurisdictions(plan);
  const toggle = (code: JurisdictionCode) =>
    onChange(withJurisdictions(plan, toggled(value.jurisdictions, code)));
  return (
    <section className={c.group} aria-label={t('Jurisdictions')}>
      <h2>
        {t('Jurisdictions')}
        <span className={c.count}>
          {all
            ? t('all included')
            : t('{{chosen}} of {{all}} chosen', {
                chosen: value.jurisdictions.length,
                all: plan.numJurisdictions,
              })}
        </span>
      </h2>
      <p className={c.line}>
        {all
          ? t('Your plan covers every jurisdiction.')
          : t('Where the people you employ work. Choose {{count}}.', { count: plan.numJurisdictions })}
      </p>
      <div className={c.boxes}>
        {PLAN_JURISDICTION_CODES.map((code) => (
          <div key={code} className={c.box}>
            <Checkbox
              size="sm"
              label={jurisdictionName(code)}
              checked={all || value.jurisdictions.includes(code)}
              disabled={isJurisdictionDisabled(plan, value.jurisdictions, code)}
              onChange={() => toggle(code)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

function Areas({ plan, value, onChange }: Props) {
  const offered = offeredAreas(plan, value.jurisdictions);
  const toggle = (id: string) => onChange({ ...value, areas: toggled(value.areas, id) });
  const most = Math.min(plan.numAreas, offered.length);
  return (
    <section className={c.group} aria-label={t('Areas of law')}>
      <h2>
        {t('Areas of law')}
        {offered.length > 0 && (
          <span className={c.count}>
            {t('{{chosen}} of {{all}} chosen', { chosen: value.areas.length, all: most })}
          </span>
        )}
      </h2>
      <p className={c.line}>
        {offered.length > 0
          ? allowsAllAreas(plan, value.jurisdictions)
            ? t('Included areas come with the plan. Choose up to {{count}} more.', { count: most })
            : t('Included areas come with the plan. Choose {{count}} more.', { count: most })
          : fillsQuota(plan, value.jurisdictions)
            ? t('Your plan includes every area there is for these jurisdictions.')
            : t('More areas appear when the jurisdictions are chosen.')}
      </p>
      <div className={c.boxes}>
        {plan.includedAreas.map(({ id, name }) => (
          <div key={id} className={c.box}>
            <Checkbox size="sm" checked disabled readOnly label={t('{{area}} (included)', { area: name })} />
          </div>
        ))}
        {offered.map(({ id, name }) => (
          <div key={id} className={c.box}>
            <Checkbox
              size="sm"
              label={name}
              checked={value.areas.includes(id)}
              disabled={isAreaDisabled(plan, value.areas, id)}
              onChange={() => toggle(id)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The jurisdiction and area pickers under the rules of the plan (specification 5). */
export function PlanSelection(props: Props) {
  return (
    <>
      <Jurisdictions {...props} />
      <Areas {...props} />
    </>
  );
}
