import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { announce } from '../../../ui/state/announcer.tsx';
import { toastError } from '../../../ui/toasts/errorToasts.ts';
import type { Provision } from '../../provisions/contract.ts';
import type { Report } from '../contract.ts';
import { REPORTS_KEY, reportsApi } from './api.ts';
import c from './ReportScreen.module.css';
import { idsOf, moved, type OrderItem, orderOf } from './reportOrder.ts';

export interface ReorderDialogProps {
  opened: boolean;
  onClose: () => void;
  report: Report;
  provisions: readonly Provision[];
}

interface LevelProps {
  items: readonly OrderItem[];
  level: number;
  onChange: (items: OrderItem[]) => void;
}

/** Areas, their groups, and the jurisdictions of each: every one moves among its neighbours. */
function Level({ items, level, onChange }: LevelProps) {
  const move = (index: number, by: 1 | -1) => {
    onChange(moved(items, index, by));
    announce(
      t('{{name}} is now number {{place}}.', { name: items[index]?.name ?? '', place: index + by + 1 }),
    );
  };
  return (
    <ol className={c.order}>
      {items.map((item, index) => (
        <li key={item.id}>
          <div className={c.item} data-level={level}>
            <span>{item.name}</span>
            <ActionIcon
              aria-label={t('Move {{name}} up', { name: item.name })}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              <IconArrowUp size={16} />
            </ActionIcon>
            <ActionIcon
              aria-label={t('Move {{name}} down', { name: item.name })}
              disabled={index === items.length - 1}
              onClick={() => move(index, 1)}
            >
              <IconArrowDown size={16} />
            </ActionIcon>
          </div>
          {item.items.length > 0 && (
            <Level
              items={item.items}
              level={level + 1}
              onChange={(inner) =>
                onChange(items.map((other) => (other === item ? { ...item, items: inner } : other)))
              }
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function OrderForm({ onClose, report, provisions }: Omit<ReorderDialogProps, 'opened'>) {
  const client = useQueryClient();
  const [items, setItems] = useState(() => orderOf(provisions));
  const save = useMutation({
    mutationFn: () =>
      reportsApi.changeReport({
        params: { id: report.id },
        body: { order: idsOf(items), revision: report.revision },
      }),
    onSuccess: onClose,
    onError: toastError(t('Error updating report:')),
    onSettled: () => client.invalidateQueries({ queryKey: REPORTS_KEY }),
  });
  return (
    <>
      <Level items={items} level={0} onChange={setItems} />
      <div className={c.foot}>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          {t('Save')}
        </Button>
      </div>
    </>
  );
}

/** Puts an own report into another order. */
function ReorderDialog({ opened, ...rest }: ReorderDialogProps) {
  return (
    <Dialog opened={opened} onClose={rest.onClose} title={t('Change the order')} width={560}>
      {opened && <OrderForm {...rest} />}
    </Dialog>
  );
}

export { ReorderDialog as Component };
