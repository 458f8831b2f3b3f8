import { useEffect, useRef, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import type { Cue } from '../../videosContract.ts';
import { clockTime, cutAtWords } from './findVideos.ts';
import c from './VideoDialog.module.css';

interface Props {
  cues: readonly Cue[];
  /** The moment of the film, in seconds. */
  at: number;
  onJump: (seconds: number) => void;
}

/** What is said, line by line; the line that is being said is marked, and each leads to its moment. */
export function Transcript({ cues, at, onJump }: Props) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const said = at > 0 ? cues.findLastIndex(({ from }) => from <= at + 0.05) : -1;
  const shown = cues.flatMap((cue, index) =>
    cue.text.toLowerCase().includes(typed.toLowerCase()) ? [{ cue, index }] : [],
  );
  useEffect(() => {
    const line = said < 0 ? null : list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!line || !list.current) return;
    const { offsetTop, offsetHeight } = line;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = offsetTop - 8;
  }, [said]);
  return (
    <section aria-label={t('Transcript')} className={c.transcript}>
      <div className={c.transcriptHead}>
        <h3>{t('Transcript')}</h3>
        <SearchField
          label={t('Find in the transcript')}
          placeholder={t('Find in it')}
          pauseMs={0}
          maxLength={100}
          value={typed}
          onSearch={setTyped}
        />
      </div>
      <ol ref={list} className={c.lines} tabIndex={-1}>
        {shown.map(({ cue, index }) => (
          <li key={cue.from}>
            <button type="button" aria-current={index === said || undefined} onClick={() => onJump(cue.from)}>
              <span className={c.at}>{clockTime(cue.from)}</span>
              <span>
                {cutAtWords(cue.text, typed).map((piece, nth) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
                  nth % 2 === 1 ? <mark key={nth}>{piece}</mark> : piece,
                )}
              </span>
            </button>
          </li>
        ))}
        {shown.length === 0 && <li className={c.none}>{t('It is not said here.')}</li>}
      </ol>
    </section>
  );
}
