/** The pattern of LIKE for what holds this text, in lower case; what a pattern reads as a sign is taken to the letter. */
export const likePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
