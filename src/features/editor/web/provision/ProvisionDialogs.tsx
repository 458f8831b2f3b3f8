import { lazyOverlay } from '../../../../ui/overlay/late/lazyOverlay.tsx';
import type { OpenProvision } from '../../schemas.ts';
import type { ProvisionDesk } from './useProvisionDesk.ts';

const PublishDialog = lazyOverlay(() => import('../publish/PublishDialog.tsx'));
const UnpublishDialog = lazyOverlay(() => import('../publish/UnpublishDialog.tsx'));
const PreviewDialog = lazyOverlay(() => import('./PreviewDialog.tsx'));
const CompareHistory = lazyOverlay(() => import('./StaffHistory.tsx'));

export type ProvisionDialog = 'publish' | 'unpublish' | 'versions' | 'preview';

interface Props {
  open: OpenProvision;
  desk: ProvisionDesk;
  dialog: ProvisionDialog | null;
  onClose: () => void;
  /** Somebody published meanwhile: theirs and the draft are to be merged first. */
  onStale: () => void;
  onReload: () => void;
}

/** The dialogs of an open provision, each fetched when it is first asked for. */
export const ProvisionDialogs = ({ open, desk, dialog, onClose, onStale, onReload }: Props) => (
  <>
    <PublishDialog
      opened={dialog === 'publish'}
      onClose={onClose}
      open={open}
      content={desk.content}
      version={desk.kept.version}
      findings={desk.findings}
      changes={desk.changes}
      onStale={onStale}
      onPublished={() => {
        desk.keeper.forget();
        onReload();
      }}
    />
    <UnpublishDialog opened={dialog === 'unpublish'} onClose={onClose} open={open} onDone={onReload} />
    <PreviewDialog opened={dialog === 'preview'} onClose={onClose} provisionId={open.id} />
    <CompareHistory opened={dialog === 'versions'} onClose={onClose} provisionId={open.id} />
  </>
);
