import { lazyPart } from '../../../../ui/overlay/late/lazyPart.tsx';
import type { TextEditorProps } from '../text/TextEditor.tsx';
import c from './Listed.module.css';

const TextEditor = lazyPart<TextEditorProps>(() => import('../text/TextEditor.tsx'));

/** A text that is written beside a provision's own: compared with nothing, and not read by the library's rules. */
export const BesideText = ({
  label,
  html,
  onChange,
}: Pick<TextEditorProps, 'label' | 'html' | 'onChange'>) => (
  <div className={c.text}>
    <TextEditor
      label={label}
      html={html}
      onChange={onChange}
      onFocus={() => {}}
      redline={null}
      change={null}
      findings={[]}
      onOpenValue={() => {}}
    />
  </div>
);
