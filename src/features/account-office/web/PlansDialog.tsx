import { t } from '../../../shared/text.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { StaffPlans } from '../../subscriptions/web/staff/StaffPlans.tsx';

/** The plans, over the accounts that have them. */
export const PlansDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog opened onClose={onClose} title={t('Plans')} width={960}>
    <StaffPlans />
  </Dialog>
);
