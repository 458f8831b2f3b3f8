import { jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { reminderDate, shortDate } from '../../../../shared/torontoDate.ts';
import type { AnnouncementLine, AnnouncementState, MemberRole } from '../../announcementsContract.ts';

export interface Places {
  plans: readonly { id: string; name: string }[];
  areas: readonly { id: string; name: string }[];
}

export const stateName = (state: AnnouncementState): string =>
  ({ draft: t('Draft'), planned: t('Planned'), live: t('Live'), sent: t('Sent'), ended: t('Ended') })[state];

/** The head that an announcement stands under in the list. */
export const groupName = (state: AnnouncementState): string =>
  state === 'draft' || state === 'planned'
    ? t('Drafts and planned')
    : state === 'live'
      ? t('Showing now')
      : t('Ended');

export const roleName = (role: MemberRole): string =>
  role === 'ACCOUNT_OWNER' ? t('Account owners') : t('Users');

/** Whom it is for: "All members", or what the conditions name. */
export function audienceWords(
  { audience }: Pick<AnnouncementLine, 'audience'>,
  places: Places | undefined,
): string {
  if (audience.who === 'staff') return t('Staff');
  const named = (ids: readonly string[], of: Places['plans'] = []) =>
    ids.map((id) => of.find((one) => one.id === id)?.name ?? '…');
  const conditions = [
    ...audience.jurisdictions.map(jurisdictionName),
    ...named(audience.areas, places?.areas),
    ...named(audience.plans, places?.plans),
    ...audience.roles.map(roleName),
  ];
  const members = conditions.length === 0 ? t('All members') : conditions.join(', ');
  return audience.who === 'everyone' ? t('{{members}}, and staff', { members }) : members;
}

/** Where it shows: "bell and banner". */
export function whereWords({
  inBell,
  isBanner,
  byEmail,
}: Pick<AnnouncementLine, 'inBell' | 'isBanner' | 'byEmail'>): string {
  return [inBell && t('bell'), isBanner && t('banner'), byEmail && t('email')].filter(Boolean).join(', ');
}

/** When it goes out, went out, or was last changed. */
export function whenWords({ state, goesOutAt, endsOn, updatedAt }: AnnouncementLine): string {
  if (state === 'draft') return t('Saved {{at}}', { at: shortDate(updatedAt) });
  if (state === 'planned') return t('Goes out {{at}}', { at: goesOutAt ? reminderDate(goesOutAt) : '' });
  const from = goesOutAt ? shortDate(goesOutAt) : '';
  return endsOn && state !== 'sent'
    ? t('{{from}}, until {{until}}', { from, until: shortDate(endsOn) })
    : from;
}

/** The number of a row: how many it is for, or how many saw it or were sent it. */
export const numberWords = ({ people, seen, emailed, inBell, isBanner }: AnnouncementLine): string => {
  if (people !== null) return t('{{count}} people', { count: people });
  return inBell || isBanner
    ? t('seen by {{count}}', { count: seen })
    : t('{{count}} emails', { count: emailed });
};
