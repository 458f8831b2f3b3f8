import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readVideos, readWebVtt } from './readVideos.ts';

const FILE = `WEBVTT

00:00:00.000 --> 00:00:02.500
Open the
Info Hub.

00:01:02.250 --> 01:00:00.000
R&amp;D &lt;here&gt;
`;

test('captions are read with their times, lines and signs', () => {
  expect(readWebVtt(FILE)).toEqual([
    { from: 0, until: 2.5, text: 'Open the Info Hub.' },
    { from: 62.25, until: 3_600, text: 'R&D <here>' },
  ]);
});

test.each([
  ['another file', 'Hello', 'This is no WebVTT file.'],
  ['a time that is none', 'WEBVTT\n\n0:00 --> 0:02\nHi', 'This line is no time of a caption: 0:00 --> 0:02'],
])('%s is refused in words', (_, text, words) => {
  expect(() => readWebVtt(text)).toThrow(words);
});

test('a folder without videos has none, and one whose captions are missing says so', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'lawleaf-videos-'));
  expect(readVideos(dir)).toEqual([]);
  writeFileSync(path.join(dir, 'videos.json'), JSON.stringify([{ name: 'hub', title: 'T', line: 'L' }]));
  expect(() => readVideos(dir)).toThrow('hub.vtt');
  writeFileSync(path.join(dir, 'hub.vtt'), FILE);
  expect(readVideos(dir)).toMatchObject([{ name: 'hub', title: 'T', seconds: 3_600 }]);
});
