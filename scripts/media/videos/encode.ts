import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Shot } from './Camera.ts';

/** Throws with what to do where ffmpeg, or its H.264, is missing. */
export function assertFfmpeg(): void {
  const { stdout, error } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  if (error || !/\blibx264\b/.test(stdout) || !/\blibwebp\b/.test(stdout)) {
    throw new Error(
      'This needs ffmpeg with libx264 and libwebp on the path (Debian and Ubuntu: apt-get install -y ffmpeg), and did not find it.',
    );
  }
}

/** Runs ffmpeg, overwriting what is there; throws with what it says when it fails. */
export function ffmpeg(...args: string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}

/** Pictures one after the other as H.264 in MP4 that begins to play before it has all arrived. */
export function encodeFilm(shots: readonly Shot[], dir: string, file: string): void {
  const list = path.join(dir, 'shots.txt');
  const last = shots.at(-1);
  if (!last) throw new Error('There is nothing to encode.');
  // The list's last picture has no length of its own.
  const lines = shots.map((shot) => `file '${shot.file}'\nduration ${(shot.ms / 1000).toFixed(3)}`);
  writeFileSync(list, [...lines, `file '${last.file}'`].join('\n'));
  const seconds = shots.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  // Without care for rounding, white paper comes out a shade of green.
  const careful = 'flags=accurate_rnd+full_chroma_int+bicubic';
  const colour = 'in_color_matrix=bt601:in_range=full:out_range=tv:out_color_matrix=bt709';
  const toTv = `scale=${colour}:${careful},fps=25,format=yuv420p`;
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const quality = ['-c:v', 'libx264', '-preset', 'medium', '-crf', '25', '-profile:v', 'high', '-g', '125'];
  ffmpeg(
    ...['-f', 'concat', '-safe', '0', '-i', list, '-vf', toTv, '-t', seconds.toFixed(3)],
    ...[...quality, ...colours, '-an', '-movflags', '+faststart', '-map_metadata', '-1', file],
  );
}

/** The picture that stands for a film before it plays. */
export const encodePoster = (shot: Shot, file: string): void =>
  ffmpeg('-i', shot.file, '-vf', 'scale=640:-2:flags=lanczos', '-c:v', 'libwebp', '-quality', '62', file);
