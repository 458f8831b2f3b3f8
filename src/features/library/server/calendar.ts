/** A calendar date as an instant of that day in Toronto, whatever the season. */
export const noon = (day: string): Date => new Date(`${day}T17:00:00Z`);
