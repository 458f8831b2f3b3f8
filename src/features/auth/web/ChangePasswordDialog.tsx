import { useMutation } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { authApi } from './api.ts';
import { signIn, useCurrentUser } from './currentUser.ts';
import { type NewPassword, PasswordForm } from './PasswordForm.tsx';

/** The current password and a new one. All other sessions end; this one goes on with a fresh token. */
export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const { email } = useCurrentUser();
  const change = useMutation({
    mutationFn: ({ currentPassword, password }: NewPassword) =>
      authApi.changePassword({ body: { currentPassword, password } }),
    onSuccess: (user) => {
      signIn(user);
      toast.success({
        lead: t('Your password was changed.'),
        detail: t('You were signed out everywhere else.'),
      });
      onDone();
    },
  });
  return <PasswordForm email={email} withCurrent submitLabel={t('Change Password')} save={change} />;
}

export interface ChangePasswordDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Change Password of the user menu (specification 2.5). */
function ChangePasswordDialog({ opened, onClose }: ChangePasswordDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Change Password')} width={440}>
      <ChangePasswordForm onDone={onClose} />
    </Dialog>
  );
}

export { ChangePasswordDialog as Component };
