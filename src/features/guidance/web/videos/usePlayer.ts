import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

const STEP_S = 5;
const SPEEDS = [1, 1.25, 1.5, 0.75] as const;

/** A `<video>` and its state, for controls and the transcript. */
export interface Player {
  video: RefObject<HTMLVideoElement | null>;
  frame: RefObject<HTMLDivElement | null>;
  time: number;
  isPlaying: boolean;
  hasFailed: boolean;
  hasCaptions: boolean;
  speed: number;
  /** Goes to a moment, in seconds. */
  seek: (seconds: number) => void;
  togglePlay: () => void;
  toggleCaptions: () => void;
  toggleFullscreen: () => void;
  changeSpeed: () => void;
  /** Loads it again after a failure. */
  retry: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** What the `<video>` reports. */
  events: Record<'onTimeUpdate' | 'onPlay' | 'onPause' | 'onError', () => void>;
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'range';

/** Does what a key stands for. Space on a button presses it, and letters in a field are typed. */
function actByKey(event: KeyboardEvent, keys: Record<string, () => void>): void {
  const act = keys[event.key];
  if (!act || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
  event.preventDefault();
  act();
}

/** Plays one video: Space, arrows by 5 seconds, C for captions, F for the whole screen. */
export function usePlayer(): Player {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [hasCaptions, setCaptions] = useState(true);
  const [speed, setSpeed] = useState<number>(1);

  const togglePlay = (): void => {
    const film = video.current;
    // What keeps it from playing is reported as an error of the film.
    if (film?.paused) film.play().catch(() => {});
    else film?.pause();
  };
  const seek = (seconds: number): void => {
    if (!video.current) return;
    video.current.currentTime = Math.max(0, Math.min(seconds, video.current.duration || seconds));
    setTime(video.current.currentTime);
  };
  const toggleCaptions = (): void => {
    const track = video.current?.textTracks[0];
    if (track) track.mode = hasCaptions ? 'hidden' : 'showing';
    setCaptions(!hasCaptions);
  };
  const toggleFullscreen = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else frame.current?.requestFullscreen?.().catch(() => {});
  };
  const changeSpeed = (): void => {
    const next = SPEEDS[(SPEEDS.indexOf(speed as (typeof SPEEDS)[number]) + 1) % SPEEDS.length] ?? 1;
    if (video.current) video.current.playbackRate = next;
    setSpeed(next);
  };
  const retry = (): void => {
    setFailed(false);
    video.current?.load();
  };
  const keys: Record<string, () => void> = {
    ' ': togglePlay,
    ArrowLeft: () => seek(time - STEP_S),
    ArrowRight: () => seek(time + STEP_S),
    c: toggleCaptions,
    f: toggleFullscreen,
  };
  const onKeyDown = (event: KeyboardEvent): void => actByKey(event, keys);
  const state = { time, isPlaying, hasFailed, hasCaptions, speed };
  const acts = { seek, togglePlay, toggleCaptions, toggleFullscreen, changeSpeed, retry, onKeyDown };
  const events = {
    onTimeUpdate: () => setTime(video.current?.currentTime ?? 0),
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onError: () => {
      setFailed(true);
      setPlaying(false);
    },
  };
  return { video, frame, ...state, ...acts, events };
}
