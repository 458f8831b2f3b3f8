import { t } from '../../../../shared/text.ts';
import { useLawDay } from '../../../../ui/hooks/useLawDay.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import type { Provision } from '../../contract.ts';
import { dayLine } from '../../dayText.ts';
import entry from '../entry/ProvisionEntry.module.css';
import { DayTag } from './DayMark.tsx';

/** A provision without a text of the day that is read, in a line: another of its group says more. */
export function FoldedEntry({ provision, level }: { provision: Provision; level: 3 | 4 }) {
  const { choose } = useLawDay();
  const Heading = `h${level}` as const;
  const { onDay } = provision;
  const headingId = `${provision.id}-name`;
  return (
    <article
      id={provision.id}
      className={entry.entry}
      aria-labelledby={headingId}
      tabIndex={-1}
      data-no-text
      data-folded
    >
      <div className={entry.head}>
        <div className={entry.who}>
          <div className={entry.name}>
            <Heading id={headingId}>{provision.jurisdictionName}</Heading>
            {onDay && <DayTag of={onDay} />}
          </div>
          {onDay && <div className={entry.updated}>{dayLine(onDay)}</div>}
        </div>
        <LinkButton onClick={() => choose(onDay?.begins ?? null)} data-chrome>
          {onDay?.begins ? t('Read that text') : t("Read today's text")}
        </LinkButton>
      </div>
    </article>
  );
}
