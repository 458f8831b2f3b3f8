import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';

/** A sentence of a video and when it is said, in seconds. */
export const cueSchema = z.object({ from: z.number(), until: z.number(), text: z.string() });

/** A how-to video (specification 2.5). */
export const videoSchema = z.object({
  name: z.string(),
  title: z.string(),
  /** What it is about, in a few words. */
  line: z.string(),
  seconds: z.number(),
  /** The captions, which are its transcript. */
  cues: z.array(cueSchema),
  /** Where its files are for this person, for some hours. */
  film: z.string(),
  captions: z.string(),
  poster: z.string(),
});

export type Cue = z.infer<typeof cueSchema>;
export type Video = z.infer<typeof videoSchema>;

/** What a video consists of. */
export const VIDEO_FILES = ['mp4', 'vtt', 'webp'] as const;

export const videosContract = defineContract({
  videos: {
    method: 'GET',
    path: '/api/help/videos',
    isCacheable: true,
    access: 'signedIn',
    summary: 'The how-to videos in their order, each with its transcript and where it is played from',
    response: z.array(videoSchema),
  },
  // A `<video>` cannot send a token; the code in the address was given to somebody who is signed in.
  videoFile: {
    method: 'GET',
    path: '/api/help/videos/:name/:type',
    isCacheable: true,
    access: 'public',
    summary:
      'A file of a how-to video, or the range of it that is asked for, to who has a code from the list',
    params: z.strictObject({ name: z.string().regex(/^[a-z-]{1,60}$/), type: z.enum(VIDEO_FILES) }),
    query: z.strictObject({ code: z.string().max(400) }),
    response: z.unknown(),
  },
});
