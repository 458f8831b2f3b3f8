/** Staff are ADMIN and EDITOR; the others belong to a customer's account (specification 6). */
export const ROLES = ['ACCOUNT_OWNER', 'USER', 'ADMIN', 'EDITOR'] as const;
export type Role = (typeof ROLES)[number];
