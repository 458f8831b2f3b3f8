import { memo } from 'react';
import { t } from '../../../../shared/text.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { Provision } from '../../contract.ts';
import { dayLine } from '../../dayText.ts';
import { updatedText } from '../../updatedText.ts';
import { DayFigures } from '../day/DayFigures.tsx';
import { DayTag } from '../day/DayMark.tsx';
import { FoldedEntry } from '../day/FoldedEntry.tsx';
import { NextChange } from '../day/NextChange.tsx';
import { NoReach } from '../day/NoReach.tsx';
import { AlsoSee } from './AlsoSee.tsx';
import { Citations } from './Citations.tsx';
import { EntryActions } from './EntryActions.tsx';
import { EntryCallouts } from './EntryCallouts.tsx';
import { EntryText } from './EntryText.tsx';
import { useListSetting } from './entryExtras.ts';
import { NotCovered } from './NotCovered.tsx';
import c from './ProvisionEntry.module.css';
import { SpecialRuleChips } from './SpecialRuleChips.tsx';
import { TypedValues, type ValuesPlace } from './TypedValues.tsx';
import { VerificationLine } from './VerificationLine.tsx';

interface Props {
  provision: Provision;
  /** The level of its heading below those of the list around it. */
  level: 3 | 4;
  /** There is room for more than the text: its figures, and the notes in the margin. */
  wide: boolean;
  /** It has no text of the day that is read, and one before it says why. */
  folded?: boolean;
}

/** Of which jurisdiction it is, since when it reads so, and what can be done with it. */
function EntryHead({
  provision,
  level,
  headingId,
}: Pick<Props, 'provision' | 'level'> & { headingId: string }) {
  const { view, extras } = useListSetting();
  const Heading = `h${level}` as const;
  const { onDay } = provision;
  return (
    <div className={c.head}>
      {extras.lead?.(provision)}
      <div className={c.who}>
        <div className={c.name}>
          <Heading id={headingId}>{provision.jurisdictionName}</Heading>
          {!provision.isPublished && <Tag>{t('Unpublished')}</Tag>}
          {onDay && <DayTag of={onDay} />}
          {extras.mark?.(provision)}
        </div>
        <div className={c.updated}>{onDay ? dayLine(onDay) : updatedText(provision)}</div>
      </div>
      {view !== 'preview' && <EntryActions provision={provision} />}
    </div>
  );
}

/** What departs from the rule, what the entry leaves out, and how well it was checked. */
function EntryFoot({ provision, isPolicy }: Pick<Props, 'provision'> & { isPolicy: boolean }) {
  return (
    <>
      <SpecialRuleChips provision={provision} />
      {provision.onDay?.rulesNotKept && (
        <p className={c.notKept}>{t('Exemptions and special rules: history not kept')}</p>
      )}
      {!isPolicy && <NotCovered limits={provision.notCovered} />}
      {!isPolicy && (
        <VerificationLine
          verified={provision.verified}
          verification={provision.verification}
          confidence={provision.confidence}
          open={provision.open}
          sourceChangedOn={provision.sourceChangedOn}
        />
      )}
    </>
  );
}

/** What the law asks in one jurisdiction: the text on paper, with what supports it above and what departs from it below. */
export const ProvisionEntry = memo(function ProvisionEntry({ provision, level, wide, folded }: Props) {
  const { view, extras } = useListSetting();
  const { aside } = extras;
  const headingId = `${provision.id}-name`;
  const cited = [...provision.acts, ...provision.regulations];
  const inMargin = wide && aside !== undefined;
  const valuesPlace: ValuesPlace = !wide ? 'folded' : inMargin ? 'below' : 'beside';
  const isPolicy = view === 'policies';
  const { onDay } = provision;
  const hasValues = provision.values.length > 0 && !isPolicy && !onDay;
  const hasNoText = onDay !== undefined && (isPolicy ? provision.policy : provision.description) === null;
  if (folded) return <FoldedEntry provision={provision} level={level} />;
  const entry = (
    <article
      id={provision.id}
      className={c.entry}
      aria-labelledby={headingId}
      tabIndex={-1}
      data-no-text={hasNoText || undefined}
      data-unpublished={!provision.isPublished || undefined}
    >
      <EntryHead provision={provision} level={level} headingId={headingId} />
      {cited.length > 0 && (
        <p className={c.cited}>
          <Citations of={cited} />
        </p>
      )}
      <EntryCallouts provision={provision} withPolicy={!isPolicy} />
      {onDay && !isPolicy && <NextChange values={provision.values} day={onDay.day} />}
      <div className={hasValues && valuesPlace === 'beside' ? c.columns : undefined}>
        <div>
          {hasNoText ? (
            <NoReach of={onDay} provision={provision} />
          ) : (
            <EntryText html={isPolicy ? provision.policy : provision.description} />
          )}
          <AlsoSee references={provision.references} onDay={onDay} />
        </div>
        {onDay && !isPolicy && <DayFigures provision={provision} of={onDay} />}
        {hasValues && <TypedValues values={provision.values} place={valuesPlace} />}
      </div>
      <EntryFoot provision={provision} isPolicy={isPolicy} />
      {aside && !inMargin && <div className={c.below}>{aside(provision, 'below')}</div>}
    </article>
  );
  if (!inMargin) return entry;
  return (
    <div className={c.row}>
      {entry}
      <div className={c.margin}>{aside(provision, 'beside')}</div>
    </div>
  );
});
