import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { shortMoment } from '../../../../shared/torontoDate.ts';
import type { DraftKeeper, Kept } from '../../../../ui/drafts/DraftKeeper.ts';
import { lazyOverlay } from '../../../../ui/overlay/late/lazyOverlay.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { OpenProvision } from '../../schemas.ts';
import { editorApi } from '../api.ts';
import c from './ProvisionPane.module.css';

const ReviewDialog = lazyOverlay(() => import('../publish/ReviewDialog.tsx'));
const MergeDialog = lazyOverlay(() => import('../merge/MergeDialog.tsx'));

type Colleague = OpenProvision['othersDrafts'][number];

interface Props {
  open: OpenProvision;
  kept: Kept<EditableProvision>;
  keeper: DraftKeeper<EditableProvision>;
  /** Somebody published since the draft was begun. */
  isStale: boolean;
  isMerging: boolean;
  onMerging: (isMerging: boolean) => void;
  editorId: string;
  /** Something was written anew: everything is to be read again. */
  onRenewed: () => void;
}

/** The same draft was saved in another tab: the newer one is taken, or what stands here is kept. */
function ConflictNotice({
  open,
  kept,
  keeper,
  onRenewed,
}: Pick<Props, 'open' | 'kept' | 'keeper' | 'onRenewed'>) {
  const takeNewer = () => {
    keeper.forget();
    onRenewed();
  };
  const keepMine = () =>
    void editorApi.open({ params: { id: open.id } }).then((now) => {
      keeper.keepMine(now.draft?.version ?? 0, now.draft?.baseRevision ?? now.revision);
    }, toastSomethingWentWrong);
  return (
    <p className={c.notice} role="alert">
      <span>{kept.problem ?? t('This draft was changed in another tab. Your words here are kept.')}</span>
      <Button size="compact-sm" variant="default" onClick={takeNewer}>
        {t('Take the newer one')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={keepMine}>
        {t('Keep what stands here')}
      </Button>
    </p>
  );
}

/** Somebody published meanwhile. */
const StaleNotice = ({ onMerge }: { onMerge: () => void }) => (
  <p className={c.notice} role="alert">
    <span>
      {t(
        'Somebody published this provision since you began. Nothing of yours is lost: settle where you both changed the same words.',
      )}
    </span>
    <Button size="compact-sm" variant="default" onClick={onMerge}>
      {t('Merge…')}
    </Button>
  </p>
);

/** What became of the editor's own draft that was to go out: it could not, or waits for a second reader. */
function OwnNotices({ open, editorId, onRenewed }: Pick<Props, 'open' | 'editorId' | 'onRenewed'>) {
  const takeBack = () =>
    void editorApi
      .cancelWaiting({ params: { id: open.id }, body: { editorId } })
      .then(onRenewed, toastSomethingWentWrong);
  return (
    <>
      {open.draft?.failedWhy && (
        <p className={c.notice} role="alert">
          <span>{t('It could not go out at its time: {{why}}', { why: open.draft.failedWhy })}</span>
        </p>
      )}
      {open.draft?.waiting?.for === 'review' && (
        <p className={c.notice}>
          <span>{t('It waits for a second reader. You cannot approve what you wrote yourself.')}</span>
          <Button size="compact-sm" variant="default" disabled>
            {t('Approve and publish')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={takeBack}>
            {t('Take it back')}
          </Button>
        </p>
      )}
    </>
  );
}

/** A colleague has a draft, or asks for a second reader. */
const ColleagueNotice = ({ other, onRead }: { other: Colleague; onRead: () => void }) => (
  <p className={c.notice}>
    <span>
      {other.mayApprove
        ? t('{{name}} asks for a second reader: {{line}}', {
            name: other.name,
            line: other.waiting?.line ?? t('Editorial'),
          })
        : t('{{name}} has a draft of {{at}}.', { name: other.name, at: shortMoment(other.savedAt) })}
    </span>
    <Button size="compact-sm" variant="default" onClick={onRead}>
      {other.mayApprove ? t('Read and approve…') : t('Look at it')}
    </Button>
  </p>
);

/** What an editor must know before going on: another tab, another editor, a publication that could not go out, a colleague's request. */
export function DraftNotices(props: Props) {
  const { open, kept, keeper, isStale, isMerging, onMerging, editorId, onRenewed } = props;
  const [reading, setReading] = useState<Colleague | null>(null);
  const [isReading, setIsReading] = useState(false);
  const others = open.othersDrafts.filter(({ editorId: other }) => other !== editorId);
  const read = (other: Colleague) => {
    setReading(other);
    setIsReading(true);
  };
  return (
    <>
      {kept.state === 'conflict' && !isStale && <ConflictNotice {...props} />}
      {isStale && <StaleNotice onMerge={() => onMerging(true)} />}
      <OwnNotices {...props} />
      {others.map((other) => (
        <ColleagueNotice key={other.editorId} other={other} onRead={() => read(other)} />
      ))}
      <ReviewDialog
        opened={isReading}
        onClose={() => setIsReading(false)}
        provisionId={open.id}
        of={reading}
        onDone={onRenewed}
      />
      <MergeDialog
        opened={isMerging}
        onClose={() => onMerging(false)}
        provisionId={open.id}
        onMerged={(content, base) => {
          keeper.rebase(content, base);
          onMerging(false);
          void keeper.flush().then(() => onRenewed());
        }}
        yours={kept.content}
      />
    </>
  );
}
