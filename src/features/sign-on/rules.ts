const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * The domain of email addresses as it is compared and asked for: lower case, without an `@` in front. Null for what is no domain of
 * the public internet.
 */
export function readDomain(given: string): string | null {
  const domain = given.trim().toLowerCase().replace(/^@/, '').replace(/\.$/, '');
  const labels = domain.split('.');
  if (domain.length > 253 || labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null;
  return /[a-z]/.test(labels.at(-1) ?? '') ? domain : null;
}

/** The domain of an address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Where the record is looked for that shows whose a domain is. */
export const recordName = (domain: string): string => `_lawleaf-sign-on.${domain}`;

/** What the record has to say. */
export const recordText = (secret: string): string => `lawleaf-sign-on=${secret}`;
