import { t } from '../../../../shared/text.ts';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import type { Provision } from '../../contract.ts';
import { useOpenDetails } from '../details/detailsContext.ts';
import { AmendmentCallouts } from './AmendmentCallouts.tsx';
import c from './ProvisionEntry.module.css';

function PolicyBanner({ provision }: { provision: Provision }) {
  const open = useOpenDetails();
  return (
    <Callout
      tone="teal"
      action={
        <LinkButton onClick={() => open({ kind: 'policy', provision })} data-chrome>
          {t('View details')}
        </LinkButton>
      }
    >
      {t('Sample policy language is available for this provision.')}
    </Callout>
  );
}

interface Props {
  provision: Provision;
  /** In the policy view the policy itself is the text. */
  withPolicy: boolean;
}

/** What a reader must see before the text: the warning, what is coming, and that there is policy language. */
export function EntryCallouts({ provision, withPolicy }: Props) {
  const hasPolicy = withPolicy && provision.policy !== null;
  if (!provision.warning && provision.upcomingChanges.length === 0 && !hasPolicy) return null;
  return (
    <div className={c.callouts}>
      {provision.warning && (
        <Callout tone="red">
          <Prose html={provision.warning} plain />
        </Callout>
      )}
      <AmendmentCallouts changes={provision.upcomingChanges} />
      {hasPolicy && <PolicyBanner provision={provision} />}
    </div>
  );
}
