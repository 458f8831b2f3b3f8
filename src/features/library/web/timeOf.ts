/** The hour and minute in Toronto. */
export const timeOf = (at: string): string =>
  new Date(at).toLocaleString('en-CA', { timeZone: 'America/Toronto', timeStyle: 'short' });
