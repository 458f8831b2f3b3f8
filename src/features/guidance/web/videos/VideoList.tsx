import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import type { Video } from '../../videosContract.ts';
import { findVideos } from './findVideos.ts';
import c from './VideoList.module.css';
import { VideoRow } from './VideoRow.tsx';
import { videosQuery } from './videosQuery.ts';

interface Props {
  /** The video that was watched last: its row has the focus. */
  last: string | null;
  onPlay: (video: Video) => void;
}

/** The popup begins at this field. */
const beginHere = (box: HTMLElement | null): void =>
  box?.querySelector('input')?.setAttribute('data-autofocus', '');

/** The how-to videos, found by what their titles and transcripts say (specification 2.5). */
export function VideoList({ last, onPlay }: Props) {
  const query = useQuery(videosQuery);
  const [typed, setTyped] = useState('');
  const found = query.data && findVideos(query.data, typed);
  return (
    <section aria-label={t('How-to videos')} className={c.videos}>
      <div className={c.head}>
        <h2>{t('How-to videos')}</h2>
        {query.data && <span role="status">{found?.length}</span>}
      </div>
      <div className={c.filter} ref={last === null ? beginHere : undefined}>
        <SearchField
          label={t('Find a video')}
          placeholder={t('Find a video')}
          pauseMs={0}
          maxLength={100}
          value={typed}
          onSearch={setTyped}
        />
      </div>
      <Loaded
        query={{ ...query, data: found }}
        skeleton={500}
        failed={t('The videos could not be loaded.')}
        empty={<p className={c.none}>{t('No video fits.')}</p>}
      >
        {(rows) => (
          <ul className={c.rows}>
            {rows.map((row) => (
              <li key={row.video.name}>
                <VideoRow
                  found={row}
                  typed={typed}
                  isFocused={row.video.name === last}
                  onPlay={() => onPlay(row.video)}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
