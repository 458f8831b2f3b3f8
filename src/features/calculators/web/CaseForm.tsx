import { Checkbox, Select } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { t } from '../../../shared/text.ts';
import { awaitedOptions } from '../../../ui/fields/awaitedOptions.ts';
import type { ServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { industriesQuery } from '../../catalogue/web/api.ts';
import c from './Case.module.css';
import { ContextFields } from './ContextFields.tsx';
import { CaseFields } from './form/CaseFields.tsx';
import type { Block, Values } from './form/fields.ts';
import type { useCalculatorAddress } from './useCalculatorAddress.ts';
import type { useCircumstances } from './useCircumstances.ts';

export interface CaseProps {
  blocks: readonly Block[];
  form: ServerForm<Values>;
  /** What is wrong, by field. */
  problems: FormErrors;
  address: ReturnType<typeof useCalculatorAddress>;
  circumstances: ReturnType<typeof useCircumstances>;
  /** The day lies in the past, where our history may not reach. */
  reachesBack: boolean;
}

interface Props extends CaseProps {
  id?: string;
  className?: string;
  /** Called when the form is sent and everything in it is right. */
  onDone?: () => void;
}

/** Everything that is asked. */
export function CaseForm({ blocks, form, problems, address, circumstances, reachesBack, ...rest }: Props) {
  const { id, className, onDone } = rest;
  const industries = useQuery(industriesQuery);
  const { industry, setIndustry, assumeEarlier, setAssumeEarlier } = circumstances;
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    form.props.onSubmit(event);
    if (Object.keys(problems).length === 0) onDone?.();
  };
  return (
    <form
      {...form.props}
      id={id}
      onSubmit={onSubmit}
      className={className}
      aria-label={t('The case')}
      data-chrome
    >
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
          {...awaitedOptions(industries)}
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
