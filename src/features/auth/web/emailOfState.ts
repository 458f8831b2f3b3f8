import { useLocation } from 'react-router';

/** What goes along with a link between the pages of signing in: the email as it was given. */
export const givenEmail = (email: string): { email: string } => ({ email });

/** The email that came along from the page before; empty where none did. */
export function useGivenEmail(): string {
  const state: unknown = useLocation().state;
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}
