import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Chip } from '../../../../ui/parts/Chip.tsx';
import type { Provision, SpecialRule } from '../../contract.ts';
import { useOpenDetails } from '../details/detailsContext.ts';
import c from './ProvisionEntry.module.css';

const SHOWN = 3;

interface RowProps {
  label: string;
  rules: readonly SpecialRule[];
  matched: readonly string[];
}

function ChipRow({ label, rules, matched }: RowProps) {
  const open = useOpenDetails();
  const [all, setAll] = useState(false);
  const chips = rules.flatMap((rule) =>
    (rule.industryNames.length > 0 ? rule.industryNames : [t('All industries')]).map((name) => ({
      rule,
      name,
    })),
  );
  // What the reader searched for is never behind "+n".
  chips.sort((a, b) => Number(matched.includes(b.rule._id)) - Number(matched.includes(a.rule._id)));
  const shown = all ? chips : chips.slice(0, SHOWN);
  return (
    <div className={c.chipRow}>
      <b>{label}</b>
      <div>
        {shown.map(({ rule, name }) => (
          <Chip
            key={`${rule._id} ${name}`}
            marked={matched.includes(rule._id)}
            onClick={() => open({ kind: 'rule', rule })}
          >
            {name}
          </Chip>
        ))}
        {shown.length < chips.length && (
          <Chip
            aria-label={t('Show {{more}} more', { more: chips.length - shown.length })}
            onClick={() => setAll(true)}
          >
            +{chips.length - shown.length}
          </Chip>
        )}
      </div>
    </div>
  );
}

/** Exempt industries and special-rule industries, each opening what it says (specification 2.8). */
export function SpecialRuleChips({ provision }: { provision: Provision }) {
  const exemptions = provision.specialRules.filter((rule) => rule.type === 'Exemption');
  const special = provision.specialRules.filter((rule) => rule.type === 'Special Rule');
  if (provision.specialRules.length === 0) return null;
  return (
    <div className={c.rules}>
      {exemptions.length > 0 && (
        <ChipRow label={t('Exempt industries')} rules={exemptions} matched={provision.matchedESRs} />
      )}
      {special.length > 0 && (
        <ChipRow label={t('Special rules')} rules={special} matched={provision.matchedESRs} />
      )}
    </div>
  );
}
