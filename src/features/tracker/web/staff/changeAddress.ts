import type { StaffChange } from '../../staffContract.ts';

const provisionAddress = ({ provision: { areaId, topicId, id } }: StaffChange): string =>
  `/a/data/${areaId}/${topicId}/${id}`;

/** Where the upcoming text of a change is written: beside the provision's own. */
export const upcomingAddress = (change: StaffChange): string =>
  `${provisionAddress(change)}?change=${change.id}`;

/** Where a change is rolled in; without an upcoming text, where that is written first. */
export const rollInAddress = (change: StaffChange): string =>
  change.upcoming === null ? upcomingAddress(change) : `${provisionAddress(change)}?rollIn=${change.id}`;
