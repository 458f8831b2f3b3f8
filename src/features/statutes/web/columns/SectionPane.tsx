import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { ChangeNavigation } from '../../../provisions/web/compare/ChangeNavigation.tsx';
import { useChangeNavigator } from '../../../provisions/web/compare/useChangeNavigator.ts';
import { sectionQuery } from '../api.ts';
import { RedlineLines } from '../RedlineLines.tsx';
import type { ListedSection } from './listedSections.ts';
import c from './StatuteColumns.module.css';

interface Props {
  instrumentId: string;
  section: ListedSection;
  /** The day of the text that the newest is compared with; none where one alone is kept. */
  against: string | undefined;
}

/** One section as the newest text has it, with what changed of it since another. */
export function SectionPane({ instrumentId, section, against }: Props) {
  const { label, nth, note } = section;
  const opened = useQuery(sectionQuery(instrumentId, label, nth, against));
  const [isMarked, setMarked] = useState(true);
  const text = useRef<HTMLDivElement>(null);
  const redline = isMarked ? opened.data?.redline : null;
  const navigator = useChangeNavigator(text, redline);
  useKeys({ F7: () => navigator.go(1), 'shift+F7': () => navigator.go(-1) });
  return (
    <>
      <header className={c.sectionHead}>
        <h2>
          {t('Section {{label}}', { label })}
          {against && <span>{t('against {{date}}', { date: shortDate(against) })}</span>}
        </h2>
        {against && (
          <>
            <ChangeNavigation navigator={navigator} />
            <Switch
              size="sm"
              labelPosition="left"
              label={t('Redline')}
              withThumbIndicator={false}
              checked={isMarked}
              onChange={(event) => setMarked(event.currentTarget.checked)}
            />
          </>
        )}
      </header>
      <Loaded
        query={opened}
        skeleton={240}
        failed={t('The section could not be loaded.')}
        stateClass={c.state}
      >
        {({ versions }) => (
          <div className={c.text} ref={text}>
            {note && <h3>{note}</h3>}
            {redline ? (
              <RedlineLines lines={redline.lines} name={label} isWhole />
            ) : (
              <div className={c.plain}>
                {(versions[0]?.body ?? t('Not in this text.')).split('\n').map((line, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
                  <p key={i}>{line}</p>
                ))}
              </div>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}
