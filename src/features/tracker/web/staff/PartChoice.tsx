import { Select, type SelectProps } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import type { StaffBill } from '../../staffContract.ts';

/**
 * The part of the bill that changes a provision, or the whole bill where that starts at once; nothing where the bill has no parts.
 */
export function PartChoice({ bill, ...field }: { bill: StaffBill } & SelectProps) {
  const parts = bill.bill.parts.flatMap(({ id, what }) => (id ? [{ value: id, label: what }] : []));
  if (parts.length === 0) return null;
  const isByParts = bill.bill.inForce === 'others';
  return (
    <Select
      placeholder={isByParts ? t('Part that changes it') : t('The whole bill')}
      data={parts}
      clearable={!isByParts}
      clearButtonProps={{ 'aria-label': t('The whole bill') }}
      {...field}
    />
  );
}
