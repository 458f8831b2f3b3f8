interface DatabaseFailure {
  code?: string;
  constraint?: string;
}

/** Whether a write failed because somebody has that email: of two people who take it at once, one gets this. */
export const isEmailTaken = (error: unknown): boolean => {
  const { code, constraint } = (error ?? {}) as DatabaseFailure;
  return code === '23505' && (constraint ?? '').startsWith('users_email');
};
