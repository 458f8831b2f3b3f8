/** The id of a group's heading in the list, for links and jumps. */
export const groupHeadingId = (groupId: string): string => `group-${groupId}`;

/** As for permalinks (specification 2.7): the rest of a long list is drawn after its beginning. */
const RETRY_MS = 100;
const MAX_TRIES = 60;

/** Takes the reader to the heading of a provision group, the keyboard too; one that is not drawn yet is waited for. */
export function goToGroup(groupId: string, tries = 0): void {
  const heading = document.getElementById(groupHeadingId(groupId));
  if (heading) {
    heading.scrollIntoView({ block: 'start' });
    heading.focus({ preventScroll: true });
  } else if (tries < MAX_TRIES) setTimeout(() => goToGroup(groupId, tries + 1), RETRY_MS);
}
