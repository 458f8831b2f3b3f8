import { Button } from '@mantine/core';
import { IconInfoCircle, IconPencil, IconTrash } from '@tabler/icons-react';
import { t } from '../../../../../shared/text.ts';
import type { Version } from '../../../compareContract.ts';
import c from './HistoryFoot.module.css';
import type { History } from './useHistory.ts';
import { changeCount } from './versionText.ts';

interface Props {
  history: History;
  version: Version;
  mayDelete: boolean;
  onClose: () => void;
}

function Editing({ history, version, onClose }: Omit<Props, 'mayDelete'>) {
  const { staged, toggleStaged, isSaving, save } = history;
  const isStaged = staged.has(version.snapshotId);
  return (
    <span className={c.actions}>
      <Button
        variant="light"
        color={isStaged ? 'brand' : 'red'}
        leftSection={isStaged ? undefined : <IconTrash size={16} stroke={1.7} />}
        disabled={isSaving}
        onClick={() => toggleStaged(version.snapshotId)}
      >
        {isStaged ? t('Keep This Version') : t('Delete This Version')}
      </Button>
      <Button variant="default" onClick={onClose}>
        {t('Cancel & Close')}
      </Button>
      <Button disabled={staged.size === 0} loading={isSaving} onClick={save}>
        {t('Save Changes')}
      </Button>
    </span>
  );
}

/** What the comparison leaves out, where the reader is, and what staff may do. */
export function HistoryFoot({ history, version, mayDelete, onClose }: Props) {
  const { versions, index, isEditing, edit, staged } = history;
  const all = versions.length + 1;
  const place = [
    t('Version {{version}} of {{all}}', { version: index + 1, all }),
    changeCount(version, `${version.previousRedline}${version.currentRedline}`),
    ...(staged.size > 0 ? [t('{{count}} to be deleted', { count: staged.size })] : []),
  ].join(' · ');
  return (
    <>
      <span className={c.notice}>
        <IconInfoCircle size={16} stroke={1.7} aria-hidden />
        {t('Upcoming changes are not included. Formatting-only changes are not highlighted.')}
      </span>
      <span role="status" className={c.place}>
        {place}
      </span>
      {isEditing && <Editing history={history} version={version} onClose={onClose} />}
      {mayDelete && !isEditing && (
        <Button variant="default" leftSection={<IconPencil size={16} stroke={1.7} />} onClick={edit}>
          {t('Edit Versions')}
        </Button>
      )}
    </>
  );
}
