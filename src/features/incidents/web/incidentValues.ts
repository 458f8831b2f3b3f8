import type { ServerForm } from '../../../ui/fields/form/useServerForm.ts';
import type { Incident, WrittenIncident } from '../contract.ts';

/** Fields of a form hold texts and numbers; what is not known is an empty one. */
export type Values = Omit<
  WrittenIncident,
  'happenedFrom' | 'happenedTo' | 'closedOn' | 'people' | 'peopleInQuebec'
> & {
  happenedFrom: string;
  happenedTo: string;
  closedOn: string;
  people: number | '';
  peopleInQuebec: number | '';
} & Record<string, unknown>;

export type IncidentFields = ServerForm<Values>;

/** A form that is not written yet. */
export const EMPTY: Values = {
  ...{ circumstances: '', information: '', happenedFrom: '', happenedTo: '', happenedNote: '', awareOn: '' },
  ...{ people: '', arePeopleEstimated: false, peopleInQuebec: '', risk: 'open', riskReasons: '' },
  ...{ measures: '', notices: [], noticesNote: '', closedOn: '' },
};

/** An entry as the form holds it. */
export const valuesOf = (incident: Incident): Values => {
  const { number: _, revision: __, keptUntil: ___, updatedAt: ____, ...written } = incident;
  return {
    ...written,
    happenedFrom: written.happenedFrom ?? '',
    happenedTo: written.happenedTo ?? '',
    closedOn: written.closedOn ?? '',
    people: written.people ?? '',
    peopleInQuebec: written.peopleInQuebec ?? '',
  };
};

/** What the form says, as it is sent. */
export const writtenOf = (values: Values): WrittenIncident => ({
  ...(values as unknown as WrittenIncident),
  happenedFrom: values.happenedFrom || null,
  happenedTo: values.happenedTo || null,
  closedOn: values.closedOn || null,
  people: values.people === '' ? null : values.people,
  peopleInQuebec: values.peopleInQuebec === '' ? null : values.peopleInQuebec,
});
