import { Checkbox, Select } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import type { ServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { industriesQuery } from '../../catalogue/web/api.ts';
import c from './Calculators.module.css';
import { ContextFields } from './ContextFields.tsx';
import { CaseFields } from './form/CaseFields.tsx';
import type { Block, Values } from './form/fields.ts';
import type { useCalculatorAddress } from './useCalculatorAddress.ts';
import type { useCircumstances } from './useCircumstances.ts';

interface Props {
  blocks: readonly Block[];
  form: ServerForm<Values>;
  /** What is wrong, by field. */
  problems: FormErrors;
  address: ReturnType<typeof useCalculatorAddress>;
  circumstances: ReturnType<typeof useCircumstances>;
  /** The day lies in the past, where our history may not reach. */
  reachesBack: boolean;
}

/** Everything that is asked, in one card. */
export function CaseCard({ blocks, form, problems, address, circumstances, reachesBack }: Props) {
  const industries = useQuery(industriesQuery);
  const { industry, setIndustry, assumeEarlier, setAssumeEarlier } = circumstances;
  return (
    <form {...form.props} className={c.inputs} aria-label={t('The case')} data-chrome>
      <div className={c.where}>
        <ContextFields address={address} label={t('Jurisdiction')} dayError={problems.on} />
      </div>
      <CaseFields blocks={blocks} form={form} problems={problems} />
      <div className={c.more}>
        <Select
          label={t('Industry or occupation')}
          placeholder={t('None in particular')}
          data={(industries.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={industry}
          onChange={setIndustry}
          searchable
          clearable
        />
        {(reachesBack || assumeEarlier) && (
          <Checkbox
            size="sm"
            label={t('Where our history does not reach the day, use the oldest figure that is known')}
            checked={assumeEarlier}
            onChange={(event) => setAssumeEarlier(event.currentTarget.checked)}
          />
        )}
      </div>
      <div className={c.kept}>
        <span>{t('Computed on this device. Nothing is sent or kept.')}</span>
        <LinkButton onClick={form.reset}>{t('Clear')}</LinkButton>
      </div>
    </form>
  );
}
