import { t } from '../../../../shared/text.ts';
import type { FieldType, WrittenField } from '../../fieldKinds.ts';
import type { PlaceKind, PlaceRow } from '../../taxonomyContract.ts';

/** What a place of the taxonomy is. */
export const placeWord = (kind: PlaceKind): string =>
  kind === 'area' ? t('Area of law') : kind === 'topic' ? t('Topic') : t('Provision group');

/** How much stands in a place: "4 topics". */
export const countWords = ({ kind, count }: Pick<PlaceRow, 'kind' | 'count'>): string =>
  kind === 'area'
    ? t('{{count}} topics', { count })
    : kind === 'topic'
      ? t('{{count}} groups', { count })
      : t('{{count}} provisions', { count });

const TYPES: Record<FieldType, () => string> = {
  number: () => t('Number'),
  boolean: () => t('Yes or no'),
  text: () => t('Words'),
  date: () => t('Day'),
  duration: () => t('Length of time'),
  list: () => t('List'),
  table: () => t('Table'),
  bands: () => t('Bands'),
  formula: () => t('Formula'),
};

/** What kind of value a field holds. */
export const typeWord = (type: FieldType): string => TYPES[type]();

/** Which way a field protects the employee more. */
export const protectsWord = (protects: WrittenField['protects']): string =>
  protects === 'higher'
    ? t('Higher protects more')
    : protects === 'lower'
      ? t('Lower protects more')
      : t('Neither way');

/** What the thresholds of bands count. */
export const thresholdWord = (threshold: NonNullable<WrittenField['threshold']>): string =>
  threshold === 'duration'
    ? t('Length of service')
    : threshold === 'employees'
      ? t('Employees')
      : threshold === 'workers'
        ? t('Workers')
        : t('Hours');
