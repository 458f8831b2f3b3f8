/** The days a reader asked for (YYYY-MM-DD); empty: the default. */
export interface FeedDays {
  dateStart: string;
  dateEnd: string;
}

/** What the address of the feed says: its days, and which kinds of amendment show. */
export interface FeedAddress extends FeedDays {
  upcoming: boolean;
  inForce: boolean;
}

const day = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** What it does not understand is left out. */
export const readFeedAddress = (params: URLSearchParams): FeedAddress => ({
  dateStart: day(params.get('from')),
  dateEnd: day(params.get('to')),
  upcoming: params.get('hide') !== 'upcoming' && params.get('hide') !== 'all',
  inForce: params.get('hide') !== 'inForce' && params.get('hide') !== 'all',
});

/** The same as parameters; what is as usual is not named. */
export function writeFeedAddress({ dateStart, dateEnd, upcoming, inForce }: FeedAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (dateStart) params.set('from', dateStart);
  if (dateEnd) params.set('to', dateEnd);
  const hidden = [upcoming ? '' : 'upcoming', inForce ? '' : 'inForce'].filter(Boolean);
  if (hidden.length > 0) params.set('hide', hidden.length === 2 ? 'all' : (hidden[0] as string));
  return params;
}
