import { VisuallyHidden } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { clockTime, cutAtWords, type FoundVideo } from './findVideos.ts';
import c from './VideoRow.module.css';

interface Props {
  found: FoundVideo;
  /** What was typed, to be marked in the sentence that holds it. */
  typed?: string;
  isFocused?: boolean;
  onPlay: () => void;
}

/** A video in a list: what it looks like, what it is about and how long it is. */
export function VideoRow({ found: { video, sentence }, typed = '', isFocused, onPlay }: Props) {
  return (
    <button
      type="button"
      className={c.row}
      onClick={onPlay}
      data-row
      {...(isFocused && { 'data-autofocus': true })}
    >
      <span className={c.thumb}>
        <img src={video.poster} alt="" width={64} height={40} loading="lazy" />
        <IconPlayerPlayFilled size={12} aria-hidden />
      </span>
      <span className={c.words}>
        <b>{video.title}</b>
        <span>
          {sentence === null
            ? video.line
            : cutAtWords(sentence, typed).map((piece, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
                index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
              )}
        </span>
      </span>
      <span className={c.length}>
        <span aria-hidden>{clockTime(video.seconds)}</span>
        <VisuallyHidden>{t('{{count}} seconds', { count: video.seconds })}</VisuallyHidden>
      </span>
    </button>
  );
}
