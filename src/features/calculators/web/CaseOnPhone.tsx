import { Button, VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { SideDrawer } from '../../../ui/overlay/drawer/SideDrawer.tsx';
import { Jur } from '../../../ui/parts/Jur.tsx';
import c from './Case.module.css';
import { CaseForm, type CaseProps } from './CaseForm.tsx';
import { caseInShort } from './form/entries.ts';
import type { Values } from './form/fields.ts';

interface Props extends CaseProps {
  initial: Values;
}

/** The case in a few words. Pressed it opens as a sheet, which closes when everything in it is right. */
export function CaseOnPhone({ initial, ...props }: Props) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const close = (): void => setOpened(false);
  const { blocks, form, address } = props;
  const { lead, lines } = caseInShort(blocks, form.values, initial);
  const [first, ...others] = lead ? [lead, ...lines] : lines;
  return (
    <div data-chrome>
      <button type="button" className={c.short} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <VisuallyHidden component="span">{t('Change the case:')} </VisuallyHidden>
        {address.place && <Jur code={address.place} />}
        <span>
          <b>{first ?? t('Enter the case')} </b>
          {others.map((line) => (
            <small key={line}>{line} </small>
          ))}
        </span>
        <IconPencil size={18} stroke={1.6} aria-hidden />
      </button>
      <SideDrawer
        opened={opened}
        onClose={close}
        title={t('The case')}
        foot={
          <Button type="submit" form={id} fullWidth h={44}>
            {t('Compute')}
          </Button>
        }
      >
        <CaseForm {...props} id={id} className={c.sheet} onDone={close} />
      </SideDrawer>
    </div>
  );
}
