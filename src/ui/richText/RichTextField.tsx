import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../shared/text.ts';
import { cleanPasted, fromEditorHtml, losesMarkup } from './editorHtml.ts';
import c from './RichTextField.module.css';
import w from './Text.module.css';
import { Toolbar } from './Toolbar.tsx';
import { TEXT_EXTENSIONS } from './textExtensions.ts';

export interface RichTextFieldProps {
  label: string;
  /** What it holds when it is opened. What it holds later is the field's own. */
  html: string;
  onChange: (html: string) => void;
  error?: string | undefined;
  /** What else can be done in this field, at the end of its toolbar. */
  tools?: (editor: Editor) => ReactNode;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A field for a text with headings, lists, tables and links, by the product's allow-list. */
function RichTextField({ label, html, onChange, error, tools }: RichTextFieldProps) {
  const id = useId();
  const latest = useRef(onChange);
  latest.current = onChange;
  const [wasCleaned, setCleaned] = useState(false);
  const [words, setWords] = useState(0);
  const editor = useEditor({
    extensions: TEXT_EXTENSIONS,
    content: html,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        'aria-labelledby': id,
        role: 'textbox',
        'aria-multiline': 'true',
        class: w.text ?? '',
        spellcheck: 'true',
        lang: 'en-CA',
      },
      transformPastedHTML: (pasted) => {
        setCleaned(losesMarkup(pasted));
        return cleanPasted(pasted);
      },
    },
    onCreate: ({ editor: made }) => setWords(wordsIn(made.getText({ blockSeparator: ' ' }))),
    onUpdate: ({ editor: now }) => {
      setWords(wordsIn(now.getText({ blockSeparator: ' ' })));
      latest.current(fromEditorHtml(now.getHTML()));
    },
  });
  useEffect(() => {
    editor.view.dom.setAttribute('aria-invalid', error ? 'true' : 'false');
  }, [editor, error]);
  return (
    <div>
      <div className={c.label}>
        <strong id={id}>{label}</strong>
        <span>{t('{{count}} words', { count: words })}</span>
      </div>
      <div className={c.box} data-invalid={error ? true : undefined}>
        <Toolbar editor={editor} tools={tools} />
        <div className={c.page}>
          <EditorContent editor={editor} />
        </div>
      </div>
      {error && <p className={c.error}>{error}</p>}
      <p className={c.note} role="status">
        {wasCleaned &&
          t('What was pasted had looks or pictures that a text cannot hold. They were left out.')}
      </p>
    </div>
  );
}

export { RichTextField as Component };
