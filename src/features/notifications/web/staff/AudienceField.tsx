import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { Segments } from '../../../../ui/fields/Segments.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import type { AnnouncementAudience } from '../../announcementsContract.ts';
import { AudienceConditions } from './AudienceConditions.tsx';
import { placesQuery } from './announcementsApi.ts';
import c from './Notifications.module.css';

interface Props {
  value: AnnouncementAudience;
  onChange: (audience: AnnouncementAudience) => void;
  error: string | undefined;
}

/** Whom it is for: members, staff or both, and of members those whom all conditions hold for. */
export function AudienceField({ value, onChange, error }: Props) {
  const places = useQuery(placesQuery);
  const set = (patch: Partial<AnnouncementAudience>) => onChange({ ...value, ...patch });
  return (
    <fieldset className={c.field}>
      <legend>{t('Audience')}</legend>
      <div className={c.who}>
        <Segments
          label={t('Who')}
          value={value.who}
          onChange={(who) => set({ who })}
          data={[
            { value: 'members', label: t('Members') },
            { value: 'staff', label: t('Staff') },
            { value: 'everyone', label: t('Everyone') },
          ]}
        />
        {value.who !== 'staff' && <span>{t('Of members, all of these must hold.')}</span>}
      </div>
      {value.who !== 'staff' && (
        <Loaded query={places} skeleton={30} failed={t('Areas and plans could not be loaded.')}>
          {(known) => <AudienceConditions value={value} places={known} onChange={set} />}
        </Loaded>
      )}
      {error && (
        <p className={c.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
