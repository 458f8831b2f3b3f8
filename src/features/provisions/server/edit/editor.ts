/** Who writes, as the audit log names them. */
export interface Editor {
  userId: string;
  email: string;
}
