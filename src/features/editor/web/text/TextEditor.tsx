import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import type { Redline } from '../../../../redline/types.ts';
import { t } from '../../../../shared/text.ts';
import r from '../../../../ui/parts/Redline.module.css';
import { cleanPasted, fromEditorHtml } from '../../../../ui/richText/editorHtml.ts';
import w from '../../../../ui/richText/Text.module.css';
import { Toolbar, type ToolbarProps } from '../../../../ui/richText/Toolbar.tsx';
import type { Finding } from '../../../library/lintProvision.ts';
import { type DeskState, setDesk } from './deskPlugin.ts';
import { EXTENSIONS } from './extensions.ts';
import { findingElement } from './findingElement.ts';
import { piecesOf } from './redlineMarks.ts';
import c from './TextEditor.module.css';

export interface TextEditorProps extends Pick<ToolbarProps, 'onCite' | 'placeholders'> {
  /** Names the text for those who listen. */
  label: string;
  /** What it holds when it is opened. What it holds later is the editor's own. */
  html: string;
  onChange: (html: string) => void;
  onFocus: () => void;
  /** Against what is published; null shows the text alone. */
  redline: Redline | null;
  change: number | null;
  findings: readonly Finding[];
  onOpenValue: (key: string) => void;
}

/** A text as it is written: with what differs from what is published, and what the library's rules find in it. */
function TextEditor(props: TextEditorProps) {
  const { label, html, onChange, onFocus, redline, change, findings, onOpenValue, onCite, placeholders } =
    props;
  const latest = useRef({ onChange, onFocus, onOpenValue });
  latest.current = { onChange, onFocus, onOpenValue };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        class: w.text ?? '',
        spellcheck: 'true',
        lang: 'en-CA',
      },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor: written }) => latest.current.onChange(fromEditorHtml(written.getHTML())),
    onFocus: () => latest.current.onFocus(),
  });
  const pieces = useMemo(() => (redline ? piecesOf(redline.html) : null), [redline]);
  useEffect(() => {
    const state: DeskState = {
      pieces,
      findings,
      change,
      finding: (finding, repair) =>
        findingElement(finding, repair, () => latest.current.onOpenValue(finding.key ?? '')),
      classes: { ins: r.ins ?? '', del: r.del ?? '', wrong: c.wrong ?? '', block: c.block ?? '' },
    };
    setDesk(editor, state);
  }, [editor, pieces, findings, change]);
  return (
    <>
      <Toolbar editor={editor} onCite={onCite} placeholders={placeholders} />
      <div className={c.page}>
        <EditorContent editor={editor} />
        <span className={c.hidden} aria-live="polite">
          {findings.length > 0 ? t('{{count}} findings', { count: findings.length }) : ''}
        </span>
      </div>
    </>
  );
}

export { TextEditor as Component };
