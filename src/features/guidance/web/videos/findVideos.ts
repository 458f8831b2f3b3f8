import type { Video } from '../../videosContract.ts';

/** A video that fits, and the sentence of its transcript that made it fit, when its title alone did not. */
export interface FoundVideo {
  video: Video;
  sentence: string | null;
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether every word stands in the text, in any order. */
const holds = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
};

/** The videos whose title or transcript holds every word that was typed; all of them when nothing was. */
export function findVideos(videos: readonly Video[], typed: string): FoundVideo[] {
  const words = wordsOf(typed);
  return videos.flatMap((video): FoundVideo[] => {
    const head = `${video.title} ${video.line}`;
    if (holds(head, words)) return [{ video, sentence: null }];
    if (!holds(`${head} ${video.cues.map(({ text }) => text).join(' ')}`, words)) return [];
    const most = (text: string): number => words.filter((word) => text.toLowerCase().includes(word)).length;
    const best = video.cues.toSorted((a, b) => most(b.text) - most(a.text))[0];
    return [{ video, sentence: best?.text ?? null }];
  });
}

/** A text cut where typed words begin and end: every second piece, from the second on, is one of them. */
export function cutAtWords(text: string, typed: string): string[] {
  const words = wordsOf(typed).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join('|')})`, 'gi'));
}

/** Seconds as a clock shows them: 0:47. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
