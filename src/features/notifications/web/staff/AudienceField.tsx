import { useQuery } from '@tanstack/react-query';
import {
  JURISDICTION_CODES,
  type JurisdictionCode,
  jurisdictionName,
} from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { JurisdictionPills as Pills } from '../../../../ui/fields/JurisdictionPills.tsx';
import { Segments } from '../../../../ui/fields/Segments.tsx';
import { type AnnouncementAudience, MEMBER_ROLES, type MemberRole } from '../../announcementsContract.ts';
import { placesQuery } from './announcementsApi.ts';
import { roleName } from './announcementWords.ts';
import c from './Notifications.module.css';

interface Props {
  value: AnnouncementAudience;
  onChange: (audience: AnnouncementAudience) => void;
  error: string | undefined;
}

/** Whom it is for: members, staff or both, and of members those whom all conditions hold for. */
export function AudienceField({ value, onChange, error }: Props) {
  const { data: places } = useQuery(placesQuery);
  const set = (patch: Partial<AnnouncementAudience>) => onChange({ ...value, ...patch });
  const asOptions = (list: readonly { id: string; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  const condition = (
    label: string,
    chosen: readonly string[],
    options: ReturnType<typeof asOptions>,
    choose: (ids: string[]) => void,
  ) => (
    <Pills
      label={label}
      placeholder={chosen.length === 0 ? t('Any') : ''}
      options={options}
      value={chosen}
      onChange={choose}
    />
  );
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
        <div className={c.conditions}>
          {condition(
            t('Jurisdiction'),
            value.jurisdictions,
            JURISDICTION_CODES.map((code) => ({ value: code, label: jurisdictionName(code) })),
            (codes) => set({ jurisdictions: codes as JurisdictionCode[] }),
          )}
          {condition(t('Area'), value.areas, asOptions(places?.areas), (areas) => set({ areas }))}
          {condition(t('Plan'), value.plans, asOptions(places?.plans), (plans) => set({ plans }))}
          {condition(
            t('Role'),
            value.roles,
            MEMBER_ROLES.map((role) => ({ value: role, label: roleName(role) })),
            (roles) => set({ roles: roles as MemberRole[] }),
          )}
        </div>
      )}
      {error && (
        <p className={c.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
