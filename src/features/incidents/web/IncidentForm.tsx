import { Button, Checkbox, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { requiredText } from '../../../shared/requiredText.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { FormFailure } from '../../../ui/fields/form/FormFailure.tsx';
import { useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../ui/parts/Actions.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { Incident } from '../contract.ts';
import { incidentErrors, RISKS, type Risk } from '../rules.ts';
import { riskText } from '../words.ts';
import { incidentsApi } from './api.ts';
import c from './Incidents.module.css';
import { EMPTY, type IncidentFields, type Values, valuesOf, writtenOf } from './incidentValues.ts';
import { NoticeRows } from './NoticeRows.tsx';

const long = { autosize: true, minRows: 2, maxLength: 4000 } as const;

function WhatAndWhen({ form }: { form: IncidentFields }) {
  const today = torontoDay(new Date());
  return (
    <fieldset className={c.part}>
      <legend>{t('What and when')}</legend>
      <Textarea
        data-autofocus
        label={t('What happened')}
        description={t('In short, and without names: who is concerned is a number below.')}
        {...long}
        {...form.field('circumstances')}
      />
      <Textarea
        label={t('Information concerned')}
        description={t('Such as names, work emails, notes; or why it is not known.')}
        {...long}
        {...form.field('information')}
      />
      <div className={c.three}>
        <TextInput type="date" max={today} label={t('Happened from')} {...form.field('happenedFrom')} />
        <TextInput type="date" max={today} label={t('Happened to')} {...form.field('happenedTo')} />
        <TextInput type="date" max={today} label={t('Known on')} {...form.field('awareOn')} />
      </div>
      <TextInput
        label={t('About these days')}
        description={t('Where they are not known exactly.')}
        maxLength={500}
        {...form.field('happenedNote')}
      />
      <div className={c.three}>
        <NumberInput label={t('People concerned')} min={0} allowDecimal={false} {...form.field('people')} />
        <NumberInput
          label={t('Of them in Quebec')}
          min={0}
          allowDecimal={false}
          {...form.field('peopleInQuebec')}
        />
        <Checkbox
          className={c.estimated}
          label={t('Estimated')}
          checked={form.values.arePeopleEstimated}
          onChange={(event) => form.setValue('arePeopleEstimated', event.currentTarget.checked)}
        />
      </div>
    </fieldset>
  );
}

function RiskAndMeasures({ form }: { form: IncidentFields }) {
  return (
    <fieldset className={c.part}>
      <legend>{t('Risk and measures')}</legend>
      <Select
        label={t('Risk of serious injury')}
        description={t('In the words of the federal law: a real risk of significant harm.')}
        data={RISKS.map((risk) => ({ value: risk, label: riskText(risk) }))}
        {...form.field('risk')}
        onChange={(risk) => form.setValue('risk', risk as Risk)}
      />
      <Textarea
        label={t('Concluded from')}
        description={t(
          'How sensitive the information is, who could use it to harm, what could follow, and how likely that is.',
        )}
        {...long}
        {...form.field('riskReasons')}
      />
      <Textarea label={t('Measures taken to lessen the risk')} {...long} {...form.field('measures')} />
    </fieldset>
  );
}

interface Props {
  /** The entry to change; null for a new one. */
  incident: Incident | null;
  onClose: () => void;
  onSaved: () => void;
}

/** An entry of the register, in a dialog. What was typed stays when the server refuses it. */
export function IncidentForm({ incident, onClose, onSaved }: Props) {
  const form = useServerForm<Values>({
    initialValues: incident ? valuesOf(incident) : EMPTY,
    validate: (values) => ({
      circumstances: requiredText(values.circumstances),
      information: requiredText(values.information),
      ...incidentErrors({ ...writtenOf(values), awareOn: values.awareOn }, torontoDay(new Date())),
    }),
    mutation: useMutation({
      mutationFn: (values: Values) =>
        incident
          ? incidentsApi.changeIncident({
              params: { number: incident.number },
              body: { ...writtenOf(values), revision: incident.revision },
            })
          : incidentsApi.addIncident({ body: writtenOf(values) }),
      onSuccess: ({ number }) => {
        toast.success({ lead: t('Incident {{number}} is in the register.', { number }) });
        onSaved();
      },
    }),
    failureAs: 'ownText',
    partsWithField: /^notices\.\d+\.(to|on|how)$/,
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={incident ? t('Incident {{number}}', { number: incident.number }) : t('Enter an incident')}
      width={760}
    >
      <form className={c.form} {...form.props}>
        <FormFailure text={form.failure?.message} />
        <WhatAndWhen form={form} />
        <RiskAndMeasures form={form} />
        <NoticeRows form={form} />
        <TextInput
          type="date"
          max={torontoDay(new Date())}
          label={t('Closed on')}
          description={t('When nothing more is to be done about it.')}
          {...form.field('closedOn')}
        />
        <Actions atEnd>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {incident ? t('Save') : t('Enter')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
