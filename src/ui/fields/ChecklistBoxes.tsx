import { Button, Checkbox } from '@mantine/core';
import { t } from '../../shared/text.ts';
import c from './ChecklistPopover.module.css';

interface Props {
  label: string;
  options: readonly { id: string; name: string }[];
  checked: readonly string[];
  onChange: (ids: string[]) => void;
}

/** What a `ChecklistPopover` opens. */
function ChecklistBoxes({ label, options, checked, onChange }: Props) {
  const inOrder = (ids: string[]) =>
    options.filter((option) => ids.includes(option.id)).map((option) => option.id);
  return (
    <>
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
