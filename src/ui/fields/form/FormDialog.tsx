import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { Dialog } from '../../overlay/dialog/Dialog.tsx';
import { Actions } from '../../parts/Actions.tsx';
import { Callout } from '../../parts/Callout.tsx';
import c from './FormDialog.module.css';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { ServerForm } from './useServerForm.ts';

interface Props<V extends Record<string, unknown>> {
  form: ServerForm<V>;
  title: string;
  width?: number;
  /** What the button that sends says: "Save". */
  submit: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog that is open. It asks before what was typed is lost: by Cancel, Escape, a click beside it, or leaving the page. */
export function FormDialog<V extends Record<string, unknown>>(props: Props<V>) {
  const { form, title, width = 560, submit, onClose, children } = props;
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (isAsking) setAsking(false);
    else if (form.isDirty) setAsking(true);
    else onClose();
  };
  return (
    <Dialog opened onClose={close} title={title} width={width}>
      <form className={c.fields} {...form.props}>
        {children}
        {isAsking ? (
          <div role="alert">
            <Callout tone="amber">{t('What you changed here is not saved yet.')}</Callout>
            <Actions atEnd>
              <Button variant="default" onClick={onClose}>
                {t('Close without saving')}
              </Button>
              <Button ref={(button) => button?.focus()} onClick={() => setAsking(false)}>
                {t('Keep writing')}
              </Button>
            </Actions>
          </div>
        ) : (
          <Actions atEnd>
            <Button variant="default" onClick={close}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={form.isPending}>
              {submit}
            </Button>
          </Actions>
        )}
      </form>
      <UnsavedGuard isDirty={form.isDirty && !form.isPending} />
    </Dialog>
  );
}
