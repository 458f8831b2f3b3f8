/** As for permalinks (specification 2.7): the rest of a long list is drawn after its beginning. */
const RETRY_MS = 100;
const MAX_TRIES = 60;

/** Takes the reader to the heading of this id, the keyboard too; one that is not drawn yet is waited for. */
export function goToHeading(id: string, tries = 0): void {
  const heading = document.getElementById(id);
  if (heading) {
    heading.scrollIntoView({ block: 'start' });
    heading.focus({ preventScroll: true });
  } else if (tries < MAX_TRIES) setTimeout(() => goToHeading(id, tries + 1), RETRY_MS);
}
