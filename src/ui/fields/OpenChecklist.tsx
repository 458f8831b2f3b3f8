import { Button, Checkbox, Input, Popover } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { t } from '../../shared/text.ts';
import { useFocusHandover } from '../hooks/useFocusHandover.ts';
import type { OpenField } from '../overlay/late/lazyField.tsx';
import c from './ChecklistPopover.module.css';
import { type ChecklistPopoverProps, ChecklistTarget } from './ChecklistPopover.tsx';

/** The whole of a `ChecklistPopover`. */
export function OpenChecklist({
  label,
  summary,
  options,
  checked,
  onChange,
  disabled,
  asked,
}: ChecklistPopoverProps & OpenField) {
  const id = useId();
  const target = useFocusHandover<HTMLButtonElement>();
  const [opened, setOpened] = useState(false);
  // It opens from its button, so that closing it gives the focus back there.
  useEffect(() => setOpened(asked.open), [asked]);
  const inOrder = (ids: string[]) =>
    options.filter((option) => ids.includes(option.id)).map((option) => option.id);
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }}>
      <Popover
        width="target"
        position="bottom-start"
        trapFocus
        returnFocus
        opened={opened}
        onChange={setOpened}
      >
        <Popover.Target>
          <ChecklistTarget
            ref={target}
            label={label}
            summary={summary}
            disabled={disabled}
            onClick={() => setOpened(!opened)}
          />
        </Popover.Target>
        <Popover.Dropdown className={c.dropdown} aria-labelledby={id}>
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
          <Checkbox.Group
            value={[...checked]}
            onChange={(ids) => onChange(inOrder(ids))}
            aria-labelledby={id}
          >
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
        </Popover.Dropdown>
      </Popover>
    </Input.Wrapper>
  );
}
