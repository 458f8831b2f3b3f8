/** A path with the day whose law is read, so that a link leads to the same day; today is left out. */
export function withDay(path: string, on: string | null): string {
  if (on === null) return path;
  const [before = '', hash] = path.split('#');
  const joined = `${before}${before.includes('?') ? '&' : '?'}on=${on}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
