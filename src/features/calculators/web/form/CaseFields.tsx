import { Checkbox, Select, TextInput, VisuallyHidden } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { t } from '../../../../shared/text.ts';
import type { ServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { dayHoursProblem } from '../../caseRules.ts';
import c from './CaseFields.module.css';
import { type Block, type Field, type Values, WEEK } from './fields.ts';

type Form = ServerForm<Values>;

interface FieldProps {
  field: Field;
  form: Form;
  /** What is wrong now, by field. */
  problems: FormErrors;
}

const MODES = {
  day: undefined,
  jobs: undefined,
  money: 'decimal',
  decimal: 'decimal',
  count: 'numeric',
} as const;

/** The hours of seven days, the first to the last of the week. */
function WeekField({ field: { name, label }, form, problems }: FieldProps) {
  const error = problems[name];
  const isWrong = (day: number) =>
    error !== undefined && dayHoursProblem(String(form.values[`${name}${day}`] || '0')) !== null;
  return (
    <fieldset aria-label={label} className={c.days}>
      <div className={c.week}>
        {WEEK.map((day) => (
          <TextInput
            key={day}
            label={t('Day {{number}}', { number: day })}
            inputMode="decimal"
            autoComplete="off"
            value={String(form.values[`${name}${day}`] ?? '')}
            // Seen once below the week, and said of each day that is wrong.
            error={isWrong(day) && error}
            errorProps={{ className: c.unseen }}
            onChange={(event) => form.setValue(`${name}${day}`, event.currentTarget.value)}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className={c.weekError}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** One field of a case, by its kind. */
function CaseField({ field, form, problems }: FieldProps) {
  const { name, label, hint, kind, options = [], width } = field;
  const value = form.values[name];
  // Said once the field was changed, and as long as it is so.
  const error = form.errors[name] ? problems[name] : undefined;
  if (kind === 'hours') return <WeekField field={field} form={form} problems={problems} />;
  if (kind === 'check')
    return (
      <Checkbox
        size="sm"
        label={label}
        description={hint}
        checked={value === true}
        error={error}
        onChange={(event) => form.setValue(name, event.currentTarget.checked)}
      />
    );
  const className = width === 'half' ? c.half : width === 'inline' ? c.inline : c.whole;
  if (kind === 'choice')
    return (
      <Select
        className={className}
        label={label}
        data={[...options]}
        value={String(value ?? '')}
        error={error}
        onChange={(chosen) => chosen && form.setValue(name, chosen)}
      />
    );
  return (
    <TextInput
      className={className}
      label={label}
      description={hint}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={MODES[kind]}
      leftSection={kind === 'money' ? '$' : undefined}
      min={kind === 'day' ? '1900-01-01' : undefined}
      max={kind === 'day' ? '2099-12-31' : undefined}
      autoComplete="off"
      value={String(value ?? '')}
      error={error}
      onChange={(event) => form.setValue(name, event.currentTarget.value)}
    />
  );
}

interface Props {
  blocks: readonly Block[];
  form: Form;
  problems: FormErrors;
}

/** The fields of a case, in blocks. */
export function CaseFields({ blocks, form, problems }: Props) {
  return blocks.map(({ title, fields, derived }) => {
    const line = derived?.(form.values);
    const shown = fields.filter(({ isShown }) => isShown?.(form.values) ?? true);
    return (
      <fieldset key={title} className={c.block}>
        <legend>{title}</legend>
        <div className={c.fields}>
          {shown.map((field) => (
            <CaseField key={field.name} field={field} form={form} problems={problems} />
          ))}
        </div>
        {line && (
          <p className={c.derived} role="status">
            <VisuallyHidden component="span">{t('That is')} </VisuallyHidden>
            {line}
          </p>
        )}
      </fieldset>
    );
  });
}
