import { Checkbox } from '@mantine/core';
import { IconBell, IconLayoutNavbar, IconMail, type TablerIcon } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import type { AudienceCounts, WrittenAnnouncement } from '../../announcementsContract.ts';
import c from './Notifications.module.css';

type Where = Pick<WrittenAnnouncement, 'inBell' | 'isBanner' | 'byEmail'>;

interface Props {
  value: Where;
  counts: AudienceCounts | undefined;
  onChange: (patch: Partial<Where>) => void;
  error: string | undefined;
}

interface PlaceProps {
  icon: TablerIcon;
  label: string;
  about: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const Place = ({ icon: Icon, label, about, checked, onChange }: PlaceProps) => (
  <Checkbox
    className={c.place}
    size="xs"
    checked={checked}
    mod={{ checked }}
    onChange={(event) => onChange(event.currentTarget.checked)}
    label={
      <span className={c.placeLabel}>
        <Icon size={17} stroke={1.7} aria-hidden />
        <span>
          <strong>{label}</strong> {about}
        </span>
      </span>
    }
  />
);

/** The ways by which it reaches people. */
export function WhereField({ value, counts, onChange, error }: Props) {
  const email = counts
    ? t('{{email}} of {{people}}, {{out}} unsubscribed', {
        email: counts.email,
        people: counts.people,
        out: counts.unsubscribed,
      })
    : t('to those who may be written to');
  return (
    <fieldset className={c.field}>
      <legend>{t('Where')}</legend>
      <div className={c.places}>
        <Place
          icon={IconBell}
          label={t('Bell')}
          about={t('for everyone in the audience')}
          checked={value.inBell}
          onChange={(inBell) => onChange({ inBell })}
        />
        <Place
          icon={IconLayoutNavbar}
          label={t('Banner')}
          about={t('above the page, until dismissed')}
          checked={value.isBanner}
          onChange={(isBanner) => onChange({ isBanner })}
        />
        <Place
          icon={IconMail}
          label={t('Email')}
          about={email}
          checked={value.byEmail}
          onChange={(byEmail) => onChange({ byEmail })}
        />
      </div>
      {error && (
        <p className={c.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
