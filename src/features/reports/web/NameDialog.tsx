import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { isReportName, LONGEST_NAME } from '../rules.ts';

export interface NameDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The name to begin with. */
  name: string;
  action: string;
  isBusy: boolean;
  /** What the server said to the last try. */
  error?: string;
  onSave: (name: string) => void;
}

/** Asks for the name of a report. What was typed stays when it could not be saved. */
export function NameDialog({ opened, onClose, title, name, action, isBusy, error, onSave }: NameDialogProps) {
  const [typed, setTyped] = useState(name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isReportName(typed)) onSave(typed);
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <form onSubmit={save}>
        <TextInput
          data-autofocus
          label={t('Name of the report')}
          value={typed}
          maxLength={LONGEST_NAME}
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
    </Dialog>
  );
}
