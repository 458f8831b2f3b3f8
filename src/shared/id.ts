import { z } from 'zod';

/** Ids are opaque strings without slashes (decisions 6). */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'This is not a valid id.');
