import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { t } from '../../../../../shared/text.ts';
import type { TimeMachine } from '../../../compareContract.ts';
import c from './Timeline.module.css';
import type { History } from './useHistory.ts';
import { currentDate, currentKind, versionDate, versionKind } from './versionText.ts';

const MOVES: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_index, last) => last,
};

interface StepsProps {
  history: History;
  machine: TimeMachine;
}

function Steps({ history, machine }: StepsProps) {
  const { versions, index, choose, staged } = history;
  const strip = useRef<HTMLDivElement>(null);
  const last = versions.length - 1;
  const radio = (at: number) => strip.current?.querySelectorAll<HTMLElement>('[role=radio]')[at];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip follows the choice
  useEffect(() => {
    radio(index)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = MOVES[event.key]?.(index, last);
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0 || next > last) return;
    choose(next);
    radio(next)?.focus();
  };

  return (
    <div className={c.strip} ref={strip}>
      <div className={c.steps} role="radiogroup" aria-label={t('Earlier versions')} onKeyDown={onKeyDown}>
        {versions.map((version, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a dot on a line with two lines of words, not a form field
          <button
            key={version.snapshotId}
            type="button"
            role="radio"
            aria-checked={at === index}
            tabIndex={at === index ? 0 : -1}
            className={c.step}
            data-after={at >= index || undefined}
            data-staged={staged.has(version.snapshotId) || undefined}
            onClick={() => choose(at)}
          >
            <span className={c.dot} aria-hidden />
            <b>{versionDate(version)}</b>
            <span>{staged.has(version.snapshotId) ? t('To be deleted') : versionKind(version)}</span>
          </button>
        ))}
      </div>
      <div className={`${c.step} ${c.current}`}>
        <span className={c.dot} aria-hidden />
        <b>{currentDate(machine)}</b>
        <span>{currentKind(machine)}</span>
      </div>
    </div>
  );
}

/** The versions along a line: a hollow dot for the older one that is shown, a full one for the current text. */
export function Timeline({ history, machine }: StepsProps) {
  const { index, versions, choose } = history;
  return (
    <div className={c.timeline}>
      <Button
        variant="default"
        className={c.older}
        leftSection={<IconChevronLeft size={16} />}
        disabled={index <= 0}
        onClick={() => choose(index - 1)}
      >
        {t('Older')}
      </Button>
      <Steps history={history} machine={machine} />
      <Button
        variant="default"
        className={c.newer}
        rightSection={<IconChevronRight size={16} />}
        disabled={index >= versions.length - 1}
        onClick={() => choose(index + 1)}
      >
        {t('Newer')}
      </Button>
    </div>
  );
}
