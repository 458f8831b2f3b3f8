import { t } from '../../../../shared/text.ts';
import { Segments } from '../../../../ui/fields/Segments.tsx';
import { Citations } from '../../../provisions/web/entry/Citations.tsx';
import type { IndustryRule } from '../../engine/answer.ts';
import c from './Answer.module.css';

interface Props {
  rules: readonly IndustryRule[];
  onApplies: (id: string, applies: boolean) => void;
}

const effect = ({ type, isComputed }: IndustryRule): string => {
  if (type === 'Exemption') return t('Exemption: where it applies, nothing of this part is owed.');
  return isComputed
    ? t('Special rule: where it applies, its figures are used.')
    : t('Special rule: where it applies, this part is not computed.');
};

/** Exemptions and special rules of the chosen industry: whether they apply is for the person to say. */
export const IndustryRules = ({ rules, onApplies }: Props) => (
  <section className={c.industry}>
    <h2>{t('Rules of the industry')}</h2>
    <ul>
      {rules.map((rule) => (
        <li key={`${rule.id} ${rule.provisionId}`}>
          <div>
            <p>{rule.text}</p>
            <small>
              {effect(rule)} <Citations of={rule.citations} />
            </small>
          </div>
          <Segments
            label={t('Does it apply?')}
            value={rule.applies === null ? '' : rule.applies ? 'yes' : 'no'}
            onChange={(value) => onApplies(rule.id, value === 'yes')}
            data={[
              { value: 'yes', label: t('Applies') },
              { value: 'no', label: t('Does not') },
            ]}
          />
        </li>
      ))}
    </ul>
  </section>
);
