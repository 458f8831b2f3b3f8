import { Checkbox } from '@mantine/core';
import { PLAN_JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { JurisdictionField } from '../../../ui/fields/JurisdictionField.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import c from './UpdatesScreen.module.css';
import type { FeedFiltersModel } from './useFeedFilters.ts';

/** The filters of the feed. Jurisdictions are chosen by staff and by accounts that selected none (specification 2.6). */
export function FeedFilters({ model, large }: { model: FeedFiltersModel; large?: boolean }) {
  const { address, change } = model;
  return (
    <div className={c.filters}>
      <fieldset className={c.kinds}>
        <legend>{t('Filters')}</legend>
        <Checkbox
          label={t('Upcoming Amendments')}
          size={large ? 'sm' : 'xs'}
          checked={address.upcoming}
          onChange={(event) => change({ upcoming: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('Amendments In Force')}
          size={large ? 'sm' : 'xs'}
          checked={address.inForce}
          onChange={(event) => change({ inForce: event.currentTarget.checked })}
        />
      </fieldset>
      <DateRangeField
        range={model.range}
        today={model.today}
        onChange={(range) => change({ dateStart: range?.from ?? '', dateEnd: range?.to ?? '' })}
      />
      {model.mayChooseJurisdictions && (
        <>
          <JurisdictionField
            label={t('Jurisdictions, amendments')}
            clearLabel={t('Clear Jurisdiction List')}
            value={model.amendmentJurisdictions}
            onChange={model.chooseForAmendments}
            available={PLAN_JURISDICTION_CODES}
            withoutMap
          />
          <JurisdictionField
            label={t('Jurisdictions, reminders')}
            clearLabel={t('Clear Jurisdiction List')}
            value={model.reminderJurisdictions}
            onChange={model.chooseForReminders}
            available={PLAN_JURISDICTION_CODES}
            withoutMap
          />
        </>
      )}
    </div>
  );
}
