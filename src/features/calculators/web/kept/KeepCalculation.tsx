import { Button, Checkbox, TextInput } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { KeptCalculation } from '../../keptContract.ts';
import { useKeepCalculation } from './keptCalculations.ts';

interface Props extends Pick<KeptCalculation, 'calculator' | 'reading'> {
  /** What was entered; null while it makes no case. */
  entered: Record<string, unknown> | null;
}

function KeepForm({ calculator, reading, entered, onDone }: Props & { onDone: () => void }) {
  const keep = useKeepCalculation(() => {
    toast.success({ lead: t('Calculation kept in My Info.') });
    onDone();
  });
  const { props, field, values, isPending } = useServerForm({
    initialValues: { name: '', keepsEntries: false },
    mutation: {
      ...keep,
      mutateAsync: ({ name, keepsEntries }: { name: string; keepsEntries: boolean }) =>
        keep.mutateAsync({ name, calculator, reading, entered: keepsEntries ? entered : null }),
    },
    failureAs: { field: 'name' },
  });
  return (
    <form {...props}>
      <TextInput label={t('Name')} maxLength={120} data-autofocus {...field('name')} />
      <Checkbox
        mt={16}
        label={t('Keep what I entered as well')}
        description={t(
          'Days, wages and hours may be about a person. Without them only the question, the place and the day are kept.',
        )}
        {...field('keepsEntries', { type: 'checkbox' })}
      />
      <Button type="submit" mt={20} disabled={values.name.trim() === ''} loading={isPending}>
        {t('Keep')}
      </Button>
    </form>
  );
}

interface DialogProps extends Props {
  opened: boolean;
  onClose: () => void;
}

/** Asks for the name by which a calculation is kept in My Info. */
export const KeepDialog = ({ opened, onClose, ...props }: DialogProps) => (
  <Dialog opened={opened} onClose={onClose} title={t('Keep this calculation')}>
    <KeepForm {...props} onDone={onClose} />
  </Dialog>
);
