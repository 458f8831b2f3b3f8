import { IconCircle, IconCircleCheckFilled, IconCircleHalf2, IconCircleMinus } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import type { ChecklistRequirement } from '../contract.ts';
import type { ChecklistStatus } from '../rules.ts';

export const STATUS_ICONS = {
  'Not Started': IconCircle,
  'In Progress': IconCircleHalf2,
  Done: IconCircleCheckFilled,
  'Not applicable': IconCircleMinus,
} as const;

/** What is shown in place of a status where the requirement does not apply. */
export type ShownStatus = ChecklistStatus | 'Not applicable';

export const shownStatus = ({
  status,
  notApplicable,
}: Pick<ChecklistRequirement, 'status' | 'notApplicable'>): ShownStatus =>
  notApplicable ? 'Not applicable' : status;

export const statusName = (status: ShownStatus): string =>
  ({
    'Not Started': t('Not Started'),
    'In Progress': t('In Progress'),
    Done: t('Done'),
    'Not applicable': t('Not applicable'),
  })[status];

/** Of the button with a status, and of the menu that it opens. */
export interface StatusButtonProps {
  requirement: ChecklistRequirement;
  onStatus: (requirement: ChecklistRequirement, status: ChecklistStatus) => void;
  /** Opens the requirement, where it is said why it does not apply. */
  onOpen: (requirementId: string) => void;
}
