import { Button, TextInput } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { type Submission, useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../ui/parts/Actions.tsx';
import { isReportName, MAX_NAME } from '../rules.ts';

interface FormProps {
  onClose: () => void;
  /** The name to begin with. */
  name: string;
  action: string;
  save: Submission<{ name: string }>;
}

export interface NameDialogProps extends FormProps {
  opened: boolean;
  title: string;
}

function NameForm({ onClose, name, action, save }: FormProps) {
  const { props, field, values, isPending } = useServerForm({
    initialValues: { name },
    mutation: save,
    failureAs: { field: 'name' },
  });
  return (
    <form {...props}>
      <TextInput data-autofocus label={t('Name of the report')} maxLength={MAX_NAME} {...field('name')} />
      <Actions atEnd>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={isPending} disabled={!isReportName(values.name)}>
          {action}
        </Button>
      </Actions>
    </form>
  );
}

/** Asks for the name of a report. What was typed stays when it could not be saved; each opening begins anew. */
export function NameDialog({ opened, title, ...form }: NameDialogProps) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title={title}>
      <NameForm {...form} />
    </Dialog>
  );
}
