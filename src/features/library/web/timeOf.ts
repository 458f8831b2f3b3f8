/** The hour and minute in Toronto. */
export const timeOf = (at: string): string =>
  new Date(at).toLocaleTimeString('en-US', {
    timeZone: 'America/Toronto',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
