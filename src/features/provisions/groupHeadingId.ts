/** The id of a provision group's heading in the list, for jumps to it. */
export const groupHeadingId = (groupId: string): string => `group-${groupId}`;
