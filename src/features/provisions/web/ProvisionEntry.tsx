import { memo } from 'react';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Callout } from '../../../ui/Callout.tsx';
import { Prose } from '../../../ui/Prose.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { Provision } from '../contract.ts';
import { AlsoSee } from './AlsoSee.tsx';
import { AmendmentCallouts } from './AmendmentCallouts.tsx';
import { Citations } from './Citations.tsx';
import { CompareActions } from './compare/CompareActions.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import c from './ProvisionEntry.module.css';
import { SpecialRuleChips } from './SpecialRuleChips.tsx';
import { TypedValues } from './TypedValues.tsx';
import { VerificationLine } from './VerificationLine.tsx';

interface Props {
  provision: Provision;
  /** The level of its heading below those of the list around it. */
  level: 3 | 4;
  /** There is room for its figures beside the text. */
  wide: boolean;
}

/** What the law asks in one jurisdiction: the text on paper, with what supports it above and what departs from it below. */
export const ProvisionEntry = memo(function ProvisionEntry({ provision, level, wide }: Props) {
  const Heading = `h${level}` as const;
  const headingId = `${provision.id}-name`;
  const cited = [...provision.acts, ...provision.regulations];
  const hasCallouts = provision.warning !== null || provision.upcomingChanges.length > 0;
  return (
    <article
      id={provision.id}
      className={c.entry}
      aria-labelledby={headingId}
      tabIndex={-1}
      data-unpublished={!provision.isPublished || undefined}
    >
      <div className={c.head}>
        <div>
          <div className={c.name}>
            <Heading id={headingId}>{provision.jurisdictionName}</Heading>
            {!provision.isPublished && <Tag>{t('Unpublished')}</Tag>}
          </div>
          <div className={c.updated}>{t('Updated: {{date}}', { date: shortDate(provision.updatedAt) })}</div>
        </div>
        <div className={c.actions}>
          <CompareActions provision={provision} />
          <EntryMenu provision={provision} />
        </div>
      </div>
      {cited.length > 0 && (
        <p className={c.cited}>
          <Citations of={cited} />
        </p>
      )}
      {hasCallouts && (
        <div className={c.callouts}>
          {provision.warning && (
            <Callout tone="red">
              <Prose html={provision.warning} plain />
            </Callout>
          )}
          <AmendmentCallouts changes={provision.upcomingChanges} />
        </div>
      )}
      <div className={wide && provision.values.length > 0 ? c.columns : undefined}>
        <div>
          <div className={c.text}>
            {provision.description ? (
              <Prose html={provision.description} />
            ) : (
              <p className={c.none}>{t('Details coming soon.')}</p>
            )}
          </div>
          <AlsoSee references={provision.references} />
        </div>
        <TypedValues values={provision.values} beside={wide} />
      </div>
      <SpecialRuleChips provision={provision} />
      <VerificationLine verified={provision.verified} />
    </article>
  );
});
