import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import type { Video } from '../../videosContract.ts';
import { clockTime } from './findVideos.ts';
import { Transcript } from './Transcript.tsx';
import { usePlayer } from './usePlayer.ts';
import c from './VideoDialog.module.css';
import { VideoPlayer } from './VideoPlayer.tsx';
import { VideoRow } from './VideoRow.tsx';
import { videosQuery } from './videosQuery.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** The video that is shown, or was last. */
  name: string | null;
  /** Shows another one. */
  onChoose: (name: string) => void;
}

interface ShownProps {
  video: Video;
  next: Video | null;
  onChoose: Props['onChoose'];
}

/** A video with its transcript beside it, or below it where there is no room. */
function ShownVideo({ video, next, onChoose }: ShownProps) {
  const player = usePlayer();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are a second way to what has its own buttons
    <div className={c.columns} onKeyDown={player.onKeyDown}>
      <VideoPlayer video={video} player={player} />
      <div className={c.side}>
        <Transcript cues={video.cues} at={player.time} onJump={player.seek} />
        {next && (
          <div className={c.next}>
            <h3>{t('Next')}</h3>
            <VideoRow found={{ video: next, sentence: null }} onPlay={() => onChoose(next.name)} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Plays a how-to video (specification 2.5). Nothing plays before it is asked for. */
function VideoDialog({ opened, onClose, name, onChoose }: Props) {
  const { data = [] } = useQuery(videosQuery);
  const index = data.findIndex((video) => video.name === name);
  const video = data[index];
  return (
    <Dialog
      opened={opened && video !== undefined}
      onClose={onClose}
      title={video?.title ?? ''}
      line={t('Video {{number}} of {{count}} · {{length}} · without sound', {
        number: index + 1,
        count: data.length,
        length: clockTime(video?.seconds ?? 0),
      })}
      width={1120}
    >
      {video && (
        <ShownVideo key={video.name} video={video} next={data[index + 1] ?? null} onChoose={onChoose} />
      )}
    </Dialog>
  );
}

export { VideoDialog as Component };
