export { type AskedBillChange, type BillChangeCall, writeBillChange } from './staff/billChanges.ts';
