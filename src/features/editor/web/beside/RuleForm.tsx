import { Button, MultiSelect, Select } from '@mantine/core';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../shared/apiClient.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { UnsavedGuard } from '../../../../ui/fields/form/UnsavedGuard.tsx';
import { substringFilter } from '../../../../ui/fields/optionFilters.ts';
import { useKeptState } from '../../../../ui/hooks/useKeptState.ts';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import type { EditableRule } from '../../../provisions/editable.ts';
import type { InstrumentChoice, Rule } from '../../schemas.ts';
import { editorApi } from '../api.ts';
import { CitationsField } from '../cite/CitationsField.tsx';
import { BesideText } from './BesideText.tsx';
import c from './Listed.module.css';
import { RuleValuesField } from './RuleValuesField.tsx';
import type { WriteBeside } from './useBeside.ts';

interface Props {
  provisionId: string;
  jurisdiction: JurisdictionCode;
  /** Null: a new one. */
  rule: Rule | null;
  industries: readonly { id: string; name: string }[];
  instruments: readonly InstrumentChoice[];
  write: WriteBeside;
  onDone: () => void;
}

const EMPTY: EditableRule = {
  type: 'Special Rule',
  description: '',
  industries: [],
  acts: [],
  regulations: [],
  values: [],
};

const bodyOf = ({ id: _, groups: __, ...rule }: Rule): EditableRule => rule;

/** What is wrong with a field, or with a part of it: `values` speaks for `values.2.label`. */
const errorOf = (errors: Record<string, string>, field: string): string | undefined =>
  Object.entries(errors).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];

/** What is written of the rule, kept while it is not saved, and its saving. */
function useRule({ provisionId, rule, write, onDone }: Props) {
  const written = useKeptState(`rule ${provisionId} ${rule?.id ?? ''}`, rule ? bodyOf(rule) : EMPTY);
  const body = written.value;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSaving, setSaving] = useState(false);
  const change = (part: Partial<EditableRule>) => {
    setErrors({});
    written.keep({ ...body, ...part });
  };
  const end = () => {
    written.forget();
    onDone();
  };
  const save = async () => {
    setSaving(true);
    try {
      const answer = rule
        ? await editorApi.changeRule({ params: { id: provisionId, ruleId: rule.id }, body })
        : await editorApi.addRule({ params: { id: provisionId }, body });
      await write(async () => answer);
      end();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      if (Object.keys(fields).length === 0) toastSomethingWentWrong(error as Error);
      setErrors(fields);
    } finally {
      setSaving(false);
    }
  };
  return { body, change, errors, isUnsaved: written.isKept, isSaving, save, end };
}

interface WhomProps extends Pick<Props, 'industries'> {
  body: EditableRule;
  error: string | undefined;
  onChange: (part: Partial<EditableRule>) => void;
}

const KindAndIndustries = ({ body, industries, error, onChange }: WhomProps) => (
  <div className={c.row}>
    <Select
      label={t('Kind')}
      data={['Exemption', 'Special Rule']}
      value={body.type}
      onChange={(type) => type && onChange({ type: type as EditableRule['type'] })}
    />
    <MultiSelect
      label={t('Industries and occupations')}
      searchable
      filter={substringFilter}
      maxDropdownHeight={320}
      nothingFoundMessage={t('Nothing matches.')}
      data={industries.map(({ id, name }) => ({ value: id, label: name }))}
      value={body.industries}
      onChange={(ids) => onChange({ industries: ids })}
      error={error}
    />
  </div>
);

/** An exemption or special rule: whom it is for, what it says, and what it rests on. */
export function RuleForm(props: Props) {
  const { jurisdiction, rule, industries, instruments } = props;
  const { body, change, errors, isUnsaved, isSaving, save, end } = useRule(props);
  const [chosen, setChosen] = useState<InstrumentChoice[]>([]);
  const field = useRef<HTMLInputElement>(null);
  return (
    <section className={c.form} aria-label={t('Exemption or special rule')}>
      <UnsavedGuard isDirty={isUnsaved} />
      <KindAndIndustries body={body} industries={industries} error={errors.industries} onChange={change} />
      <BesideText
        label={t('What the rule is')}
        html={body.description}
        onChange={(description) => change({ description })}
      />
      {errors.description && <p role="alert">{errors.description}</p>}
      <RuleValuesField
        values={body.values ?? []}
        error={errorOf(errors, 'values')}
        onChange={(values) => change({ values })}
      />
      <CitationsField
        field={field}
        jurisdiction={jurisdiction}
        acts={body.acts}
        regulations={body.regulations}
        instruments={[...instruments, ...chosen]}
        onChange={(citations, choice) => {
          if (choice) setChosen([...chosen, choice]);
          change(citations);
        }}
      />
      {(errors.acts ?? errors.regulations) && <p role="alert">{errors.acts ?? errors.regulations}</p>}
      {rule && rule.groups > 1 && (
        <p className={c.quiet}>
          {t('It changes wherever it stands: with {{count}} provisions.', { count: rule.groups })}
        </p>
      )}
      <Actions>
        <Button
          size="compact-md"
          variant="light"
          loading={isSaving}
          disabled={body.description === ''}
          onClick={() => void save()}
        >
          {t('Save the rule')}
        </Button>
        <Button size="compact-md" variant="default" onClick={end}>
          {t('Cancel')}
        </Button>
      </Actions>
    </section>
  );
}
