import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { isReportName, MAX_NAME } from '../rules.ts';

interface FormProps {
  onClose: () => void;
  /** The name to begin with. */
  name: string;
  action: string;
  isBusy: boolean;
  /** What the server said to the last try. */
  error?: string;
  onSave: (name: string) => void;
}

export interface NameDialogProps extends FormProps {
  opened: boolean;
  title: string;
}

function NameForm({ onClose, name, action, isBusy, error, onSave }: FormProps) {
  const [typed, setTyped] = useState(name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isReportName(typed)) onSave(typed);
  };
  return (
    <form onSubmit={save}>
      <TextInput
        data-autofocus
        label={t('Name of the report')}
        value={typed}
        maxLength={MAX_NAME}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt={18} gap={8}>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={isBusy} disabled={!isReportName(typed)}>
          {action}
        </Button>
      </Group>
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
