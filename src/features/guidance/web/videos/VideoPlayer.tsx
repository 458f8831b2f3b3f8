import { IconBadgeCc, IconMaximize, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { Failed } from '../../../../ui/state/StateCard.tsx';
import type { Video } from '../../videosContract.ts';
import { clockTime } from './findVideos.ts';
import type { Player } from './usePlayer.ts';
import c from './VideoPlayer.module.css';

interface Props {
  video: Video;
  player: Player;
}

function Controls({ video, player }: Props) {
  const { time, isPlaying, hasCaptions, speed } = player;
  const at = Math.min(time, video.seconds);
  return (
    <div className={c.controls}>
      <input
        type="range"
        className={c.seek}
        min={0}
        max={video.seconds}
        step={0.1}
        value={at}
        aria-label={t('Position')}
        aria-valuetext={t('{{at}} of {{length}}', {
          at: clockTime(at),
          length: clockTime(video.seconds),
        })}
        onChange={(event) => player.seek(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        aria-label={isPlaying ? t('Pause') : t('Play')}
        onClick={player.togglePlay}
        data-autofocus
      >
        {isPlaying ? <IconPlayerPauseFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
      </button>
      <span className={c.time} aria-hidden>
        {clockTime(at)} / {clockTime(video.seconds)}
      </span>
      <button
        type="button"
        aria-label={t('Captions')}
        title={t('Captions (C)')}
        aria-pressed={hasCaptions}
        onClick={player.toggleCaptions}
      >
        <IconBadgeCc size={20} stroke={1.7} />
      </button>
      <button type="button" aria-label={t('Speed: {{speed}}×', { speed })} onClick={player.changeSpeed}>
        {speed}×
      </button>
      <button
        type="button"
        aria-label={t('Full screen')}
        title={t('Full screen (F)')}
        onClick={player.toggleFullscreen}
      >
        <IconMaximize size={18} stroke={1.7} />
      </button>
    </div>
  );
}

/** The film with its captions and controls. */
export function VideoPlayer({ video, player }: Props) {
  return (
    <div className={c.frame} ref={player.frame}>
      <div className={c.stage}>
        <video
          ref={player.video}
          className={c.film}
          src={video.film}
          poster={video.poster}
          preload="metadata"
          playsInline
          aria-label={video.title}
          onClick={player.togglePlay}
          {...player.events}
        >
          <track kind="captions" src={video.captions} srcLang="en-CA" label={t('English')} default />
        </video>
        {player.hasFailed && (
          <div className={c.failed}>
            <Failed
              title={t('The video did not load.')}
              text={t('Its words are in the transcript.')}
              onRetry={player.retry}
            />
          </div>
        )}
      </div>
      <Controls video={video} player={player} />
    </div>
  );
}
