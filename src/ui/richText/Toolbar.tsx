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
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { t } from '../../shared/text.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { TableMenu } from './TableMenu.tsx';
import { Tool } from './Tool.tsx';
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

/** What holds where the cursor is. */
const useFormat = (editor: Editor) =>
  useEditorState({
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

interface PartProps {
  editor: Editor;
  is: ReturnType<typeof useFormat>;
}

/** What can be done with the words that are chosen. */
export function Toolbar({ editor, onCite, placeholders, tools }: ToolbarProps) {
  const [linking, setLinking] = useState(false);
  const is = useFormat(editor);
  return (
    <div className={c.toolbar} role="toolbar" aria-label={t('Format')}>
      <BlockMenu editor={editor} level={is.level} />
      <span className={c.line} />
      <Marks editor={editor} is={is} onLink={() => setLinking(true)} />
      <span className={c.line} />
      <Lists editor={editor} is={is} />
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
        <PlaceholderMenu editor={editor} placeholders={placeholders} />
      )}
      <span className={c.line} />
      <Steps editor={editor} is={is} />
      <LinkDialog editor={editor} opened={linking} onClose={() => setLinking(false)} />
    </div>
  );
}

const blockName = (level: number | null): string =>
  level === null ? t('Paragraph') : t('Heading {{level}}', { level: level - 2 });

function BlockMenu({ editor, level: current }: { editor: Editor; level: number | null }) {
  const chain = () => editor.chain().focus();
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={c.block}>
          {blockName(current)} <IconChevronDown size={14} aria-hidden />
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
  );
}

function Marks({ editor, is, onLink }: PartProps & { onLink: () => void }) {
  const chain = () => editor.chain().focus();
  return (
    <>
      <Tool icon={IconBold} label={t('Bold')} active={is.bold} onClick={() => chain().toggleBold().run()} />
      <Tool
        icon={IconItalic}
        label={t('Italic')}
        active={is.italic}
        onClick={() => chain().toggleItalic().run()}
      />
      <Tool icon={IconLink} label={t('Link')} active={is.link} onClick={onLink} />
    </>
  );
}

function Lists({ editor, is }: PartProps) {
  const chain = () => editor.chain().focus();
  return (
    <>
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
    </>
  );
}

function PlaceholderMenu({
  editor,
  placeholders,
}: {
  editor: Editor;
  placeholders: NonNullable<ToolbarProps['placeholders']>;
}) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon size={30} variant="subtle" aria-label={t('Insert a value')}>
          <IconBraces size={17} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {placeholders.map(({ key, label }) => (
          <Menu.Item key={key} onClick={() => editor.chain().focus().insertContent(`{{${key}}}`).run()}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Back and forth in what was done. */
function Steps({ editor, is }: PartProps) {
  const chain = () => editor.chain().focus();
  return (
    <>
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
    </>
  );
}
