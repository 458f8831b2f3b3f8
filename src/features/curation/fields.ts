import { z } from 'zod';

/** A line of text that is needed. */
export const line = (max: number) => z.string().trim().min(1, 'This is needed.').max(max);

/** A web address. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'This is not a web address.' }).max(1000);
