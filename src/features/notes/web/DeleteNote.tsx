import { ActionIcon, Button, Popover } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import c from './Notes.module.css';

/** Deletes a note after asking once: the reminder goes with it, and so does what colleagues read. */
export function DeleteNote({ onDelete }: { onDelete: () => void }) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          className={c.delete}
          size={30}
          aria-label={t('Delete note')}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconTrash size={16} stroke={1.7} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Delete this note?')}>
        <p className={c.question}>{t('Delete this note?')}</p>
        <div className={c.buttons}>
          <Button size="compact-sm" variant="light" color="red" onClick={onDelete}>
            {t('Delete')}
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setOpened(false)}>
            {t('Keep it')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
