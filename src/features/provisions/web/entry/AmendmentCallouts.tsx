import { t } from '../../../../shared/text.ts';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import type { UpcomingChange } from '../../../legislation/contract.ts';
import { inForceText } from '../../../legislation/inForceText.ts';
import { changeTitle } from '../../../legislation/web/UpcomingChangeDetails.tsx';
import { useOpenDetails } from '../details/detailsContext.ts';

const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';

/** What is coming for a provision, and the way to the bill that brings it. */
export function AmendmentCallouts({ changes }: { changes: readonly UpcomingChange[] }) {
  const open = useOpenDetails();
  return changes.map((change) => (
    <Callout
      key={change.id}
      tone="amber"
      action={
        <LinkButton onClick={() => open({ kind: 'change', change })} data-chrome>
          {t('View details')}
        </LinkButton>
      }
    >
      <strong>{changeTitle(change)}.</strong> {textOf(change.changesOverview)}{' '}
      {t('In force: {{when}}.', { when: inForceText({ ...change, assentDate: change.bill?.assentDate }) })}
    </Callout>
  ));
}
