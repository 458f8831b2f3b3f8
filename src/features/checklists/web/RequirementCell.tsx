import { Tooltip } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { pageConfig } from '../../../ui/pageConfig.ts';
import { Tag } from '../../../ui/parts/Tag.tsx';
import type { CurrentUser } from '../../auth/contract.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import type { ChecklistRequirement } from '../contract.ts';
import c from './Checklists.module.css';

/** Why a requirement does not lead into the Info Hub, and whom to ask (specification 2.12). */
function noAccessText({ account }: CurrentUser): string {
  const email = pageConfig.supportEmail;
  return account.isSubscribed
    ? t('You do not have access to this area of law. Contact us at {{email}} to add more areas.', { email })
    : t(
        'You do not have access to this area of law. Contact us at {{email}} about more areas during your free trial.',
        { email },
      );
}

/** A requirement of an area that the account does not have: its note comes by pointer, keyboard and touch. */
function OutsideRequirement({ text }: { text: string }) {
  const user = useCurrentUser();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const note = noAccessText(user);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={c.outside}
        aria-description={note}
        onPointerEnter={() => setOpen(true)}
        onPointerLeave={() => setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        {text}
      </button>
      {isOpen && (
        <Tooltip target={button} label={note} opened multiline w={300} position="bottom-start" withinPortal>
          {null}
        </Tooltip>
      )}
    </>
  );
}

/** Only while there are some: how much evidence there is, and how many comments. Their signs are drawn by the style. */
function Counts({ requirement: { evidence, comments, isRetired } }: { requirement: ChecklistRequirement }) {
  if (evidence + comments === 0 && !isRetired) return null;
  return (
    <span className={c.counts}>
      {isRetired && <Tag>{t('Retired')}</Tag>}
      {evidence > 0 && (
        <span role="img" data-of="evidence" aria-label={t('Evidence: {{number}}', { number: evidence })}>
          {evidence}
        </span>
      )}
      {comments > 0 && (
        <span role="img" data-of="comments" aria-label={t('Comments: {{number}}', { number: comments })}>
          {comments}
        </span>
      )}
    </span>
  );
}

/** What is required, with the way to the provision behind it, and what the organisation keeps with it. */
export const RequirementCell = ({ requirement }: { requirement: ChecklistRequirement }) => (
  <>
    <RequirementText requirement={requirement} />
    <Counts requirement={requirement} />
  </>
);

function RequirementText({ requirement: one }: { requirement: ChecklistRequirement }) {
  if (one.href) {
    return (
      <Link
        to={one.href}
        className={c.requirement}
        data-done={one.status === 'Done' || one.notApplicable !== null || undefined}
      >
        {one.requirement}
      </Link>
    );
  }
  if (!one.isAreaAllowed) return <OutsideRequirement text={one.requirement} />;
  return (
    <>
      <span className={c.plain}>{one.requirement}</span>
      <span className={c.second}>
        {t('The Info Hub has no text on this yet. You can still track it here.')}
      </span>
    </>
  );
}
