import { SegmentedControl, TextInput } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { CHANGE_TYPES } from '../../../provisions/contract.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import { overwrittenKeys } from '../../lintable.ts';
import type { OpenProvision } from '../../schemas.ts';
import { CheckedAgainst } from './CheckedAgainst.tsx';
import c from './PublishDialog.module.css';
import { RollsIn } from './RollsIn.tsx';
import type { AskedPublication } from './usePublication.ts';

const about = (kind: (typeof CHANGE_TYPES)[number], updated: string | null): string => {
  switch (kind) {
    case 'Amendment In Force':
      return t('The law changed and the change holds. Feed, bell and email.');
    case 'Upcoming Amendment':
      return t('Decided, starts later. Feed and email, with its date.');
    case 'Editorial':
      return updated
        ? t('Better words, same law. Nobody is told; Updated stays {{date}}.', { date: shortDate(updated) })
        : t('Better words, same law. Nobody is told.');
  }
};

interface PartProps {
  publication: AskedPublication;
}

const Kind = ({ publication: { asked, ask }, updated }: PartProps & { updated: string | null }) => (
  <fieldset className={c.kinds}>
    <legend>{t('What kind of change is it?')}</legend>
    {CHANGE_TYPES.map((kind) => (
      <label key={kind} className={c.kind}>
        <input
          type="radio"
          name="changeType"
          value={kind}
          checked={asked.changeType === kind}
          onChange={() => ask({ changeType: kind })}
        />
        <span>
          <strong>{kind}</strong>
          <span>{about(kind, updated)}</span>
        </span>
      </label>
    ))}
  </fieldset>
);

const Told = ({ publication: { asked, ask, fieldError } }: PartProps) => (
  <>
    <TextInput
      type="date"
      w={220}
      label={t('Effective date')}
      description={t('From the newest rows. Readers see it as Updated.')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={asked.effectiveDate ?? ''}
      error={fieldError('effectiveDate')}
      onChange={(event) => ask({ effectiveDate: event.currentTarget.value || null })}
    />
    <TextInput
      label={t('What readers are told, in one line')}
      rightSectionWidth={84}
      rightSection={
        <span className={c.count}>{t('{{count}} of 160', { count: asked.line?.length ?? 0 })}</span>
      }
      description={t('Suggested from the values. Goes to the feed, the bell and the summaries.')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={160}
      value={asked.line ?? ''}
      error={fieldError('line')}
      onChange={(event) => ask({ line: event.currentTarget.value })}
    />
  </>
);

const When = ({ publication: { asked, ask, fieldError } }: PartProps) => (
  <fieldset className={c.when}>
    <legend>{t('When does it go out?')}</legend>
    <SegmentedControl
      size="xs"
      aria-label={t('When does it go out?')}
      data={[
        { value: 'now', label: t('Now') },
        { value: 'later', label: t('At a time') },
      ]}
      value={asked.isLater ? 'later' : 'now'}
      onChange={(value) => ask({ isLater: value === 'later' })}
    />
    <TextInput
      type="date"
      size="xs"
      aria-label={t('Day')}
      disabled={!asked.isLater}
      value={asked.day}
      error={fieldError('at')}
      onChange={(event) => ask({ day: event.currentTarget.value })}
    />
    <TextInput
      type="time"
      size="xs"
      aria-label={t('Time')}
      disabled={!asked.isLater}
      value={asked.time}
      onChange={(event) => ask({ time: event.currentTarget.value })}
    />
    <span className={c.count}>{t('Toronto time')}</span>
  </fieldset>
);

interface Props extends PartProps {
  open: OpenProvision;
  content: EditableProvision;
}

/** What is asked of a draft that goes out: its kind, what readers are told, what it was checked against, and when. */
export function PublicationForm({ open, content, publication }: Props) {
  const { asked, ask, fieldError } = publication;
  return (
    <div className={c.left}>
      <Kind publication={publication} updated={open.content.effectiveDate} />
      {asked.changeType !== 'Editorial' && <Told publication={publication} />}
      {asked.changeType === 'Amendment In Force' && <RollsIn open={open} asked={asked} ask={ask} />}
      {overwrittenKeys(open.content, content).length > 0 && (
        <TextInput
          label={t('Why an older row was changed')}
          value={asked.correctionWhy ?? ''}
          error={fieldError('correctionWhy')}
          onChange={(event) => ask({ correctionWhy: event.currentTarget.value })}
        />
      )}
      <CheckedAgainst content={content} publication={publication} />
      <When publication={publication} />
    </div>
  );
}
