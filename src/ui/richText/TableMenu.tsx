import { ActionIcon, Menu } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { t } from '../../shared/text.ts';
import { Tool } from './Tool.tsx';

/** Puts a table in, or changes the one that the cursor is in. */
export function TableMenu({ editor, active }: { editor: Editor; active: boolean }) {
  const chain = () => editor.chain().focus();
  if (!active) {
    return (
      <Tool
        icon={IconTable}
        label={t('Table')}
        onClick={() => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
      />
    );
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon size={30} variant="light" aria-label={t('Table')} aria-pressed>
          <IconTable size={17} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => chain().addRowAfter().run()}>{t('Add a row below')}</Menu.Item>
        <Menu.Item onClick={() => chain().addColumnAfter().run()}>{t('Add a column at the right')}</Menu.Item>
        <Menu.Item onClick={() => chain().toggleHeaderRow().run()}>{t('First row is a heading')}</Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" onClick={() => chain().deleteRow().run()}>
          {t('Delete the row')}
        </Menu.Item>
        <Menu.Item color="red" onClick={() => chain().deleteColumn().run()}>
          {t('Delete the column')}
        </Menu.Item>
        <Menu.Item color="red" onClick={() => chain().deleteTable().run()}>
          {t('Delete the table')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
