import { Select, type SelectProps } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import type { StaffBill } from '../../staffContract.ts';

/** The part of the bill that changes a provision, or the whole bill; nothing where the bill has no parts. */
export function PartChoice({ bill, ...field }: { bill: StaffBill } & SelectProps) {
  const parts = bill.bill.parts.flatMap(({ id, what }) => (id ? [{ value: id, label: what }] : []));
  if (parts.length === 0) return null;
  return (
    <Select
      placeholder={t('The whole bill')}
      data={parts}
      clearable
      clearButtonProps={{ 'aria-label': t('The whole bill') }}
      {...field}
    />
  );
}
