import { SegmentedControl, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, type RefObject, useState } from 'react';
import { t } from '../../../../../shared/text.ts';
import { shortDate } from '../../../../../shared/torontoDate.ts';
import type { TimeMachine, Version } from '../../../compareContract.ts';
import { NoText, RedlineText } from '../RedlineText.tsx';
import c from './HistoryPanes.module.css';
import { useScrollTogether } from './useScrollTogether.ts';
import { currentDate, versionDate, versionUntil } from './versionText.ts';

interface PaneProps {
  label: string;
  date: string;
  note: ReactNode;
  html: string;
  redline: string;
  marked: boolean;
  onMarked: (marked: boolean) => void;
  scroller: RefObject<HTMLDivElement | null>;
}

function Pane({ label, date, note, html, redline, marked, onMarked, scroller }: PaneProps) {
  return (
    <div className={c.pane}>
      <div className={c.head}>
        <h3>{date}</h3>
        <span>{note}</span>
        <Switch
          labelPosition="left"
          label={t('Show Redline')}
          checked={marked}
          onChange={(event) => onMarked(event.currentTarget.checked)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={scroller} className={c.text} tabIndex={0} aria-label={label}>
        {html === '' ? <NoText /> : <RedlineText html={marked ? redline : html} />}
      </section>
    </div>
  );
}

interface Props {
  machine: TimeMachine;
  version: Version;
}

/** The older text and the current one, beside each other; on a narrow screen one at a time. */
export function HistoryPanes({ machine, version }: Props) {
  const isNarrow = useMediaQuery('(max-width: 66.24em)', false, { getInitialValueInEffect: false });
  const [side, setSide] = useState('previous');
  const [previousMarked, setPreviousMarked] = useState(true);
  const [currentMarked, setCurrentMarked] = useState(true);
  const { left, right } = useScrollTogether();
  return (
    <>
      {isNarrow && (
        <SegmentedControl
          className={c.sides}
          aria-label={t('Which text to show')}
          value={side}
          onChange={setSide}
          data={[
            { value: 'previous', label: t('Previous') },
            { value: 'current', label: t('Current') },
          ]}
        />
      )}
      <div className={c.panes}>
        {(!isNarrow || side === 'previous') && (
          <Pane
            label={t('Previous text')}
            date={versionDate(version)}
            note={versionUntil(version)}
            html={version.previous}
            redline={version.previousRedline}
            marked={previousMarked}
            onMarked={setPreviousMarked}
            scroller={left}
          />
        )}
        {(!isNarrow || side === 'current') && (
          <Pane
            label={t('Current text')}
            date={currentDate(machine)}
            note={t('current, as of {{date}}', { date: shortDate(machine.asOf) })}
            html={machine.current}
            redline={version.currentRedline}
            marked={currentMarked}
            onMarked={setCurrentMarked}
            scroller={right}
          />
        )}
      </div>
    </>
  );
}
