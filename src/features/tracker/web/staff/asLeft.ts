import type { StaffBill, WrittenBillBody } from '../../staffContract.ts';

/** The bill as this editor left it: what waits of theirs for a second reader, else what stands. */
export const asLeft = ({ proposed, bill }: StaffBill): WrittenBillBody =>
  proposed.find(({ isOwn }) => isOwn)?.bill ?? bill;
