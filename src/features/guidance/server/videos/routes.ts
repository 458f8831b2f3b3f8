import send from '@fastify/send';
import { forbidden, notFound } from '../../../../platform/errors.ts';
import type { Handlers } from '../../../../platform/http/feature.ts';
import type { Services } from '../../../../platform/services.ts';
import { SignedCodes } from '../../../../platform/session/signedCode.ts';
import { t } from '../../../../shared/text.ts';
import type { VIDEO_FILES, Video, videosContract } from '../../videosContract.ts';
import { type RecordedVideo, readVideos } from './readVideos.ts';

declare module '../../../../platform/services.ts' {
  interface Services {
    /** Where the how-to videos lie. */
    videosDir: string;
  }
}

/** A code is good until the second of these hours from now has begun: the same address for a while, which browsers keep. */
const HOURS = 12;
const SPAN_MS = HOURS * 3_600_000;

const endOf = (now: Date): Date => new Date((Math.floor(now.getTime() / SPAN_MS) + 2) * SPAN_MS);

/** The calls by which how-to videos are listed and played. */
export function videoHandlers({
  videosDir,
  secret,
  clock,
}: Pick<Services, 'videosDir' | 'secret' | 'clock'>): Handlers<typeof videosContract> {
  const codes = new SignedCodes(secret, 'video');
  let recorded: RecordedVideo[] | null = null;
  const videos = (): RecordedVideo[] => {
    recorded ??= readVideos(videosDir);
    return recorded;
  };
  return {
    videos: ({ actor }) => {
      const code = codes.sign([actor.userId], endOf(clock.now()));
      const place = (name: string, type: (typeof VIDEO_FILES)[number]): string =>
        `/api/help/videos/${name}/${type}?code=${encodeURIComponent(code)}`;
      return videos().map(
        (video): Video => ({
          ...video,
          film: place(video.name, 'mp4'),
          captions: place(video.name, 'vtt'),
          poster: place(video.name, 'webp'),
        }),
      );
    },
    videoFile: async ({ params: { name, type }, query, request, reply }) => {
      if (!codes.read(query.code, clock.now())) {
        throw forbidden('link_over', t('This link is over. Open the video again from the help menu.'));
      }
      if (!videos().some((video) => video.name === name)) throw notFound();
      const { statusCode, headers, stream } = await send(request.raw, `/${name}.${type}`, {
        root: videosDir,
        cacheControl: false,
        // What is text is compressed on its way, and has no ranges then.
        acceptRanges: type !== 'vtt',
      });
      return reply.code(statusCode).headers(headers).send(stream);
    },
  };
}
