import { Kbd } from '@mantine/core';
import { IconHelpCircle, IconKeyboard, IconPlayerPlay, IconRoute } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { TOURS } from '../../../../shared/localPreferences.ts';
import { t } from '../../../../shared/text.ts';
import { openShortcuts } from '../../../../ui/shortcuts/Shortcuts.tsx';
import { restartTour } from '../tours/api.ts';
import { TOUR_PLANS } from '../tours/steps.ts';
import { VideoList } from '../videos/VideoList.tsx';
import c from './HelpMenuItems.module.css';
import { helpQuery } from './helpQuery.ts';

const ICON = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

interface Props {
  onRestartTours: () => void;
  last: string | null;
  onPlay: (name: string) => void;
  close: () => void;
}

/** Arrows go from the filter through the rows and back. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row], input')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What the help menu holds: questions, shortcuts, the how-to videos, and the tours of this screen and of all. */
function HelpMenuItems({ onRestartTours, last, onPlay, close }: Props) {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { data } = useQuery(helpQuery);
  const here = TOURS.filter((tour) => TOUR_PLANS[tour].at.test(pathname));
  /** Does something once the menu is gone. */
  const choose = (work: () => void) => () => {
    close();
    setTimeout(work);
  };
  const showHere = () => {
    for (const tour of here) restartTour(client, tour);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a second way between what has its own
    <div className={c.menu} onKeyDown={moveByArrows}>
      <div className={c.group}>
        <Link to="/m/help" className={c.item} data-row onClick={close}>
          <IconHelpCircle {...ICON} />
          {t('Help/FAQ')}
          {data && <small>{t('{{count}} questions', { count: data.length })}</small>}
        </Link>
        <button type="button" className={c.item} data-row onClick={choose(openShortcuts)}>
          <IconKeyboard {...ICON} />
          {t('Keyboard shortcuts')}
          <Kbd size="xs" aria-hidden>
            ?
          </Kbd>
        </button>
      </div>
      <VideoList last={last} onPlay={({ name }) => choose(() => onPlay(name))()} />
      <div className={c.group}>
        {here.length > 0 && (
          <button type="button" className={c.item} data-row onClick={choose(showHere)}>
            <IconPlayerPlay {...ICON} />
            {t('Show the tour of this page')}
          </button>
        )}
        <button type="button" className={c.item} data-row onClick={choose(onRestartTours)}>
          <IconRoute {...ICON} />
          {t('Restart Feature Tours')}
        </button>
      </div>
    </div>
  );
}

export { HelpMenuItems as Component };
