import { expect, test } from 'vitest';
import type { Video } from '../../videosContract.ts';
import { clockTime, cutAtWords, findVideos } from './findVideos.ts';

const video = (title: string, ...sentences: string[]): Video => ({
  name: title.toLowerCase().replaceAll(' ', '-'),
  title,
  line: 'Something of it',
  seconds: 47,
  cues: sentences.map((text, index) => ({ from: index * 5, until: index * 5 + 4, text })),
  film: '',
  captions: '',
  poster: '',
});
const videos = [
  video('Compare two provinces', 'Open the topic.', 'The base text is on the left.'),
  video('Build a report', 'Give it a name.', 'Download keeps the redline of a report.'),
];

test('titles are found first, then what is said, with the sentence that says most of it', () => {
  expect(findVideos(videos, '')).toHaveLength(2);
  expect(findVideos(videos, 'PROVINCES two')).toEqual([{ video: videos[0], sentence: null }]);
  expect(findVideos(videos, 'redline download')).toEqual([
    { video: videos[1], sentence: 'Download keeps the redline of a report.' },
  ]);
  expect(findVideos(videos, 'base report')).toEqual([]);
});

test('a sentence is cut at the words that were typed, whatever signs they hold', () => {
  expect(cutAtWords('The base text', 'BASE')).toEqual(['The ', 'base', ' text']);
  expect(cutAtWords('a (b) c', '(b)')).toEqual(['a ', '(b)', ' c']);
  expect(cutAtWords('as it is', ' ')).toEqual(['as it is']);
});

test('times read as on a player', () => {
  expect([0, 9.9, 47, 61].map(clockTime)).toEqual(['0:00', '0:09', '0:47', '1:01']);
});
