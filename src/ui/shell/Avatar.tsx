import c from './Avatar.module.css';

/** A person's initials, drawn and not written: to those who say what they see, a button is called by its label. The name itself always stands beside it or in the label of what holds it. */
export function Avatar({ name }: { name: string }) {
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
  return <span className={c.avatar} data-initials={initials} aria-hidden />;
}
