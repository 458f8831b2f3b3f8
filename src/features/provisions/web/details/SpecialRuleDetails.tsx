import { t } from '../../../../shared/text.ts';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import type { SpecialRule } from '../../contract.ts';
import { Citations } from '../entry/Citations.tsx';
import { RuleValues } from './RuleValues.tsx';
import c from './SpecialRuleDetails.module.css';

/** Whom an exemption or special rule is for, what it says, and where it stands. */
export function SpecialRuleDetails({ rule }: { rule: SpecialRule }) {
  const act = rule.act ? [{ ...rule.act, sections: rule.actSections }] : [];
  const cited = [...act, ...rule.regulations];
  return (
    <>
      <h2 className={c.title}>
        {rule.industryNames.length > 0 ? rule.industryNames.join(', ') : t('All industries')}
      </h2>
      {cited.length > 0 && (
        <p className={c.cited}>
          <Citations of={cited} />
        </p>
      )}
      <Prose html={rule.description} />
      <RuleValues values={rule.values} />
    </>
  );
}
