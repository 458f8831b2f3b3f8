import { memo } from 'react';
import { t } from '../../../../shared/text.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { Provision } from '../../contract.ts';
import { updatedText } from '../../updatedText.ts';
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
}

/** What the law asks in one jurisdiction: the text on paper, with what supports it above and what departs from it below. */
export const ProvisionEntry = memo(function ProvisionEntry({ provision, level, wide }: Props) {
  const { view, extras } = useListSetting();
  const { lead, mark, aside } = extras;
  const Heading = `h${level}` as const;
  const headingId = `${provision.id}-name`;
  const cited = [...provision.acts, ...provision.regulations];
  const inMargin = wide && aside !== undefined;
  const valuesPlace: ValuesPlace = !wide ? 'folded' : inMargin ? 'below' : 'beside';
  const isPolicy = view === 'policies';
  const hasValues = provision.values.length > 0 && !isPolicy;
  const entry = (
    <article
      id={provision.id}
      className={c.entry}
      aria-labelledby={headingId}
      tabIndex={-1}
      data-unpublished={!provision.isPublished || undefined}
    >
      <div className={c.head}>
        {lead?.(provision)}
        <div className={c.who}>
          <div className={c.name}>
            <Heading id={headingId}>{provision.jurisdictionName}</Heading>
            {!provision.isPublished && <Tag>{t('Unpublished')}</Tag>}
            {mark?.(provision)}
          </div>
          <div className={c.updated}>{updatedText(provision)}</div>
        </div>
        {view !== 'preview' && <EntryActions provision={provision} />}
      </div>
      {cited.length > 0 && (
        <p className={c.cited}>
          <Citations of={cited} />
        </p>
      )}
      <EntryCallouts provision={provision} withPolicy={!isPolicy} />
      <div className={hasValues && valuesPlace === 'beside' ? c.columns : undefined}>
        <div>
          <EntryText html={isPolicy ? provision.policy : provision.description} />
          <AlsoSee references={provision.references} />
        </div>
        {hasValues && <TypedValues values={provision.values} place={valuesPlace} />}
      </div>
      <SpecialRuleChips provision={provision} />
      {!isPolicy && <NotCovered limits={provision.notCovered} />}
      {!isPolicy && (
        <VerificationLine
          verified={provision.verified}
          verification={provision.verification}
          confidence={provision.confidence}
          open={provision.open}
        />
      )}
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
