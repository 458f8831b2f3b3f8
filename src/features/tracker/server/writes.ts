export { type AskedBillChange, type BillChangeCall, writeBillChange } from './staff/billChanges.ts';
export { type AskedBill, type BillCall, writeBillRecord } from './staff/billRecord.ts';
