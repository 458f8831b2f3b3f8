import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../shared/text.ts';
import c from './ChecklistPopover.module.css';

/** A field above the boxes, in which the choice is typed: codes, with commas. */
export interface TypedChoice {
  label: string;
  placeholder: string;
  /** What is chosen by what was typed, or why it cannot be. */
  read: (text: string) => { ids: string[] } | { problem: string };
}

function TypedField({ typed, onChange }: { typed: TypedChoice; onChange: (ids: string[]) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <form
      className={c.typed}
      onSubmit={(event) => {
        event.preventDefault();
        const read = typed.read(text);
        setProblem('problem' in read ? read.problem : null);
        if ('ids' in read) onChange(read.ids);
      }}
    >
      <TextInput
        aria-label={typed.label}
        placeholder={typed.placeholder}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(null);
        }}
      />
    </form>
  );
}

interface Props {
  label: string;
  typed?: TypedChoice;
  options: readonly { id: string; name: string }[];
  checked: readonly string[];
  onChange: (ids: string[]) => void;
}

/** What a `ChecklistPopover` opens. */
function ChecklistBoxes({ label, typed, options, checked, onChange }: Props) {
  const inOrder = (ids: string[]) =>
    options.filter((option) => ids.includes(option.id)).map((option) => option.id);
  return (
    <>
      {typed && <TypedField typed={typed} onChange={onChange} />}
      <div className={c.actions}>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => onChange(options.map((option) => option.id))}
        >
          {t('Check All')}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={() => onChange([])}>
          {t('Uncheck All')}
        </Button>
      </div>
      <Checkbox.Group value={[...checked]} onChange={(ids) => onChange(inOrder(ids))} aria-label={label}>
        <div className={c.list}>
          {options.map((option) => (
            <Checkbox
              key={option.id}
              value={option.id}
              label={option.name}
              classNames={{ root: c.item, label: c.itemLabel }}
            />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}

export { ChecklistBoxes as Component };
