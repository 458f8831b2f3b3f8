import { ActionIcon, Menu, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconBraces,
  IconChevronDown,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconTable,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { t } from '../../shared/text.ts';
import { LinkDialog } from './LinkDialog.tsx';
import c from './Toolbar.module.css';

export interface ToolbarProps {
  editor: Editor;
  /** Opens the picker of citations. */
  onCite?: (() => void) | undefined;
  /** The values that a policy may name: `{{key}}` with its label. */
  placeholders?: readonly { key: string; label: string }[] | undefined;
  /** What a field has beside these. */
  tools?: ((editor: Editor) => ReactNode) | undefined;
}

interface ToolProps {
  icon: TablerIcon;
  label: string;
  active?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

const Tool = ({ icon: Icon, label, active, disabled, onClick }: ToolProps) => (
  <Tooltip label={label}>
    <ActionIcon
      size={30}
      variant={active ? 'light' : 'subtle'}
      aria-label={label}
      aria-pressed={active}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={17} stroke={1.7} />
    </ActionIcon>
  </Tooltip>
);

const blockName = (level: number | null): string =>
  level === null ? t('Paragraph') : t('Heading {{level}}', { level: level - 2 });

/** What can be done with the words that are chosen. */
export function Toolbar({ editor, onCite, placeholders, tools }: ToolbarProps) {
  const [linking, setLinking] = useState(false);
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      table: now.isActive('table'),
      level: now.isActive('heading') ? Number(now.getAttributes('heading').level) : null,
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <div className={c.toolbar} role="toolbar" aria-label={t('Format')}>
      <Menu position="bottom-start">
        <Menu.Target>
          <UnstyledButton className={c.block}>
            {blockName(is.level)} <IconChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => chain().setParagraph().run()}>{blockName(null)}</Menu.Item>
          {([3, 4, 5] as const).map((level) => (
            <Menu.Item key={level} onClick={() => chain().setHeading({ level }).run()}>
              {blockName(level)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <span className={c.line} />
      <Tool icon={IconBold} label={t('Bold')} active={is.bold} onClick={() => chain().toggleBold().run()} />
      <Tool
        icon={IconItalic}
        label={t('Italic')}
        active={is.italic}
        onClick={() => chain().toggleItalic().run()}
      />
      <Tool icon={IconLink} label={t('Link')} active={is.link} onClick={() => setLinking(true)} />
      <span className={c.line} />
      <Tool
        icon={IconList}
        label={t('Bullets')}
        active={is.bullets}
        onClick={() => chain().toggleBulletList().run()}
      />
      <Tool
        icon={IconListNumbers}
        label={t('Numbers')}
        active={is.numbers}
        onClick={() => chain().toggleOrderedList().run()}
      />
      <TableMenu editor={editor} active={is.table} />
      {(onCite || placeholders || tools) && <span className={c.line} />}
      {tools?.(editor)}
      {onCite && (
        <Tooltip label={t('Insert a citation')}>
          <ActionIcon size={30} variant="subtle" aria-label={t('Insert a citation')} onClick={onCite}>
            <span className={c.sign}>§</span>
          </ActionIcon>
        </Tooltip>
      )}
      {placeholders && placeholders.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <ActionIcon size={30} variant="subtle" aria-label={t('Insert a value')}>
              <IconBraces size={17} stroke={1.7} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
            {placeholders.map(({ key, label }) => (
              <Menu.Item key={key} onClick={() => chain().insertContent(`{{${key}}}`).run()}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <span className={c.line} />
      <Tool
        icon={IconArrowBackUp}
        label={t('Undo')}
        disabled={!is.canUndo}
        onClick={() => chain().undo().run()}
      />
      <Tool
        icon={IconArrowForwardUp}
        label={t('Redo')}
        disabled={!is.canRedo}
        onClick={() => chain().redo().run()}
      />
      <LinkDialog editor={editor} opened={linking} onClose={() => setLinking(false)} />
    </div>
  );
}

function TableMenu({ editor, active }: { editor: Editor; active: boolean }) {
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
