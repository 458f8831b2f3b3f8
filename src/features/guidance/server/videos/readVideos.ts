import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Cue, Video } from '../../videosContract.ts';

const indexSchema = z.array(z.strictObject({ name: z.string(), title: z.string(), line: z.string() }));

/** A video as its files tell of it. */
export type RecordedVideo = Omit<Video, 'film' | 'captions' | 'poster'>;

const TIMES = /^(\d+):(\d\d):(\d\d\.\d{3}) --> (\d+):(\d\d):(\d\d\.\d{3})$/;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** The cues of a WebVTT file as `npm run videos` writes it. Throws at anything else. */
export function readWebVtt(text: string): Cue[] {
  const [head, ...blocks] = text.trim().split('\n\n');
  if (head !== 'WEBVTT') throw new Error('This is no WebVTT file.');
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n');
    const found = TIMES.exec(times);
    if (!found) throw new Error(`This line is no time of a caption: ${times}`);
    const [hours = 0, minutes = 0, seconds = 0, endHours = 0, endMinutes = 0, endSeconds = 0] = found
      .slice(1)
      .map(Number);
    return {
      from: hours * 3600 + minutes * 60 + seconds,
      until: endHours * 3600 + endMinutes * 60 + endSeconds,
      text: lines.join(' ').replace(/&(?:amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity),
    };
  });
}

/** The videos that were recorded (`npm run videos`), in their order; none where there are none. */
export function readVideos(dir: string): RecordedVideo[] {
  const index = path.join(dir, 'videos.json');
  if (!existsSync(index)) return [];
  return indexSchema.parse(JSON.parse(readFileSync(index, 'utf8'))).map((listed) => {
    const cues = readWebVtt(readFileSync(path.join(dir, `${listed.name}.vtt`), 'utf8'));
    return { ...listed, cues, seconds: Math.round(cues.at(-1)?.until ?? 0) };
  });
}
