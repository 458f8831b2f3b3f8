import { Button, Checkbox, Input, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { t } from '../../shared/text.ts';
import c from './ChecklistPopover.module.css';
import type { Option } from './FilterSelect.tsx';

interface Props {
  label: string;
  /** The words on the button: what is shown at present. */
  summary: string;
  options: readonly Option[];
  checked: readonly string[];
  onChange: (ids: string[]) => void;
  disabled?: boolean;
}

/** A list of boxes behind a button, with Check All and Uncheck All. */
export function ChecklistPopover({ label, summary, options, checked, onChange, disabled }: Props) {
  const id = useId();
  const inOrder = (ids: string[]) =>
    options.filter((option) => ids.includes(option.id)).map((option) => option.id);
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }}>
      <Popover width="target" position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <Button
            id={`${id}-button`}
            className={c.target}
            variant="default"
            fullWidth
            justify="space-between"
            styles={{ label: { fontWeight: 400 } }}
            aria-labelledby={`${id} ${id}-button`}
            disabled={disabled}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {summary}
          </Button>
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
