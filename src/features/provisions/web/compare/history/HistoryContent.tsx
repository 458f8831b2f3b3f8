import { IconHistory } from '@tabler/icons-react';
import { t } from '../../../../../shared/text.ts';
import { Empty } from '../../../../../ui/state/StateCard.tsx';
import { useCurrentUser } from '../../../../auth/web/currentUser.ts';
import type { Provision } from '../../../contract.ts';
import { CompareDialogParts } from '../CompareDialogFrame.tsx';
import { LoadedComparison } from '../LoadedComparison.tsx';
import { HistoryFoot } from './HistoryFoot.tsx';
import { HistoryPanes } from './HistoryPanes.tsx';
import { Timeline } from './Timeline.tsx';
import { useHistory } from './useHistory.ts';

interface Props {
  provision: Provision;
  onClose: () => void;
}

const subtitleOf = ({ name, jurisdictionName, act, actSections }: Provision): string =>
  [name, jurisdictionName, act && [act.name, actSections].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ');

/** Everything below the title of Compare Provision History. */
export function HistoryContent({ provision, onClose }: Props) {
  const { may } = useCurrentUser();
  const history = useHistory(provision.id, onClose);
  const { machine, chosen } = history;
  return (
    <CompareDialogParts
      subtitle={subtitleOf(provision)}
      tools={machine && chosen && <Timeline history={history} machine={machine} />}
      foot={
        chosen && (
          <HistoryFoot history={history} version={chosen} mayDelete={may.deleteVersions} onClose={onClose} />
        )
      }
    >
      <LoadedComparison
        query={history.query}
        failed={t('The history did not load')}
        empty={<Empty icon={IconHistory} title={t('No previous versions found.')} />}
        isEmpty={({ versions }) => versions.length === 0}
      >
        {(found) => chosen && <HistoryPanes machine={found} version={chosen} />}
      </LoadedComparison>
    </CompareDialogParts>
  );
}
