/** What is said from one moment of a film to another, in seconds. */
export interface Cue {
  from: number;
  until: number;
  text: string;
}

const READ_MS_PER_LETTER = 58;
const MIN_READ_MS = 2_600;

/** How long a person needs to read a sentence while they watch, in milliseconds. */
export const readingTime = (text: string): number =>
  Math.max(MIN_READ_MS, 900 + text.length * READ_MS_PER_LETTER);

const stamp = (seconds: number): string => {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const whole = Math.floor(ms / 1000);
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${String(ms % 1000).padStart(3, '0')}`;
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The captions as a WebVTT file. */
export const toWebVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...cues.map(
      ({ from, until, text }) =>
        `${stamp(from)} --> ${stamp(until)}\n${text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)}`,
    ),
  ]
    .join('\n\n')
    .concat('\n');
