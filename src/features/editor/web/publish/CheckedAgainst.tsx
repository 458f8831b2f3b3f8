import { Checkbox, TextInput } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Bar } from '../../../../ui/state/Skeleton.tsx';
import type { EditableProvision } from '../../../provisions/editable.ts';
import { sourceKind, sourceTitle, standingWords } from '../../../provisions/evidenceText.ts';
import c from './PublishDialog.module.css';
import type { AskedPublication } from './usePublication.ts';

interface Props {
  content: EditableProvision;
  publication: Pick<AskedPublication, 'asked' | 'ask' | 'preflight' | 'fieldError'>;
}

/** How it will be marked for readers, and until when that is believed good. */
const WhatReadersSee = ({ asked, ask, preflight, fieldError }: Props['publication']) => (
  <div className={c.standing}>
    {preflight.data ? (
      <Tag>{standingWords(preflight.data.verification)}</Tag>
    ) : (
      <Bar width={160} height={20} />
    )}
    <span>{t('is what readers will see. Review due')}</span>
    <TextInput
      type="date"
      size="xs"
      aria-label={t('Review due')}
      error={fieldError('reviewBy')}
      value={asked.reviewBy ?? preflight.data?.reviewDue ?? ''}
      onChange={(event) => ask({ reviewBy: event.currentTarget.value || null })}
    />
  </div>
);

/** What the version was checked against, and what readers will see of that. */
export function CheckedAgainst({ content, publication }: Props) {
  const { asked, ask, fieldError } = publication;
  return (
    <fieldset className={c.sources}>
      <legend>{t('What was this version checked against?')}</legend>
      <div className={c.box}>
        {content.sources.map((source) => (
          <div key={source.ref} className={c.source}>
            <Checkbox
              label={
                <>
                  <strong>{sourceTitle(source.ref)}</strong>
                  <span>{sourceKind(source.type)}</span>
                </>
              }
              checked={asked.checkedAgainst.includes(source.ref)}
              onChange={(event) =>
                ask({
                  checkedAgainst: event.currentTarget.checked
                    ? [...asked.checkedAgainst, source.ref]
                    : asked.checkedAgainst.filter((ref) => ref !== source.ref),
                })
              }
            />
            <span className={c.read}>
              {asked.checkedAgainst.includes(source.ref)
                ? t('Read today')
                : source.checked
                  ? t('Read {{date}}', { date: shortDate(source.checked) })
                  : t('Never read')}
            </span>
          </div>
        ))}
      </div>
      {asked.checkedAgainst.length === 0 && (
        <TextInput
          mt={8}
          label={t('Nothing new was read, because')}
          value={asked.nothingRead ?? ''}
          error={fieldError('checkedAgainst')}
          onChange={(event) => ask({ nothingRead: event.currentTarget.value })}
        />
      )}
      <WhatReadersSee {...publication} />
    </fieldset>
  );
}
