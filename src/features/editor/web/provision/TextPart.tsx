import { type RefObject, useRef } from 'react';
import { lazyPart } from '../../../../ui/overlay/late/lazyPart.tsx';
import type { OpenProvision } from '../../schemas.ts';
import { CitationsField } from '../cite/CitationsField.tsx';
import { ReferencesField } from '../cite/ReferencesField.tsx';
import { TextAwaited } from '../text/TextAwaited.tsx';
import type { TextEditorProps } from '../text/TextEditor.tsx';
import { PolicyPreview } from './PolicyPreview.tsx';
import c from './ProvisionPane.module.css';
import { type Tab, tabName } from './tabs.ts';
import type { ProvisionDesk } from './useProvisionDesk.ts';

/** The editor of texts is big, and comes once the provision stands. */
const TextEditor = lazyPart<TextEditorProps>(() => import('../text/TextEditor.tsx'), {
  placeholder: <TextAwaited />,
});

interface Props {
  open: OpenProvision;
  desk: ProvisionDesk;
  tab: Extract<Tab, 'text' | 'warning' | 'policy'>;
  /** Whether what differs is marked, and the difference that one stands at. */
  withRedline: boolean;
  change: number | null;
  onOpenValue: (key: string) => void;
}

const Cites = ({
  open,
  desk,
  field,
}: Pick<Props, 'open' | 'desk'> & { field: RefObject<HTMLInputElement | null> }) => (
  <div className={c.cites}>
    <ReferencesField
      provisionId={open.id}
      references={desk.content.references}
      known={desk.references}
      onChange={(references, chosen) => {
        if (chosen) desk.addReference(chosen);
        desk.patch({ references });
      }}
    />
    <CitationsField
      field={field}
      jurisdiction={open.jurisdiction}
      acts={desk.content.acts}
      regulations={desk.content.regulations}
      instruments={desk.instruments}
      onChange={(citations, chosen) => {
        if (chosen) desk.addInstrument(chosen);
        desk.patch(citations);
      }}
    />
  </div>
);

/** A text of the provision as it is written: the provision's own with what it cites, its warning, or its policy as readers will see it. */
export function TextPart({ open, desk, tab, withRedline, change, onOpenValue }: Props) {
  const { part, content } = desk;
  const citeField = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextEditor
        key={part}
        label={tabName(tab)}
        html={content[part] ?? ''}
        onChange={(next) =>
          desk.patch(part === 'description' ? { description: next } : { [part]: next === '' ? null : next })
        }
        onFocus={() => {}}
        redline={withRedline ? desk.redline : null}
        change={change}
        findings={tab === 'text' ? desk.findings : []}
        onOpenValue={onOpenValue}
        onCite={() => citeField.current?.focus()}
        placeholders={tab === 'policy' ? open.fields : undefined}
      />
      {tab === 'policy' && content.policy && (
        <PolicyPreview
          policy={content.policy}
          fields={open.fields}
          content={content}
          borrowed={open.borrowed}
          day={desk.day}
        />
      )}
      {tab === 'text' && <Cites open={open} desk={desk} field={citeField} />}
    </>
  );
}
