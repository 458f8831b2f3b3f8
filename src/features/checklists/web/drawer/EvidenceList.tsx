import { ActionIcon, Button, Menu, TextInput } from '@mantine/core';
import { IconDots, IconDownload, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { saveFile } from '../../../../ui/files/saveFile.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { ChecklistRequirement, Evidence } from '../../contract.ts';
import { evidenceEnding, fileSize } from '../../evidenceTypes.ts';
import { checklistsApi, fetchFile, fetchFiles } from '../api.ts';
import c from './Drawer.module.css';
import { EvidenceDrop } from './EvidenceDrop.tsx';
import { useChanged } from './useItemMutations.ts';

const ICON = { size: 16, stroke: 1.7 } as const;

/** What can be done with a piece of evidence. What is removed can be brought back from its toast. */
function useEvidence(requirementId: string, { id: evidenceId, name }: Evidence) {
  const { account } = useCurrentUser();
  const changed = useChanged();
  const params = { requirementId, accountId: account.id, evidenceId };
  const shared = { onSuccess: changed, onError: toastSomethingWentWrong };
  const restore = useMutation({
    ...shared,
    mutationFn: () => checklistsApi.restoreEvidence({ params }),
  });
  const remove = useMutation({
    ...shared,
    mutationFn: () => checklistsApi.removeEvidence({ params }),
    onSuccess: () => {
      changed();
      toast.success({
        lead: t('“{{name}}” was removed.', { name }),
        link: <LinkButton onClick={() => restore.mutate()}>{t('Undo')}</LinkButton>,
      });
    },
  });
  const rename = useMutation({
    mutationFn: (body: { name: string }) => checklistsApi.renameEvidence({ params, body }),
    onSuccess: changed,
  });
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await (await fetchFile(account.id, requirementId, evidenceId)).blob(), name),
    onError: toastSomethingWentWrong,
  });
  return { remove, rename, download };
}

type Actions = ReturnType<typeof useEvidence>;

/** The field for another name, which stands in place of the name. */
function Rename({
  evidence,
  rename,
  onDone,
}: Pick<Actions, 'rename'> & { evidence: Evidence; onDone: () => void }) {
  const form = useServerForm({
    initialValues: { name: evidence.name },
    mutation: { ...rename, mutateAsync: (body: { name: string }) => rename.mutateAsync(body).then(onDone) },
    failureAs: { field: 'name' },
  });
  return (
    <form {...form.props} className={c.rename}>
      <TextInput aria-label={t('Name')} size="xs" maxLength={200} {...form.field('name')} />
      <Button type="submit" size="compact-xs" loading={form.isPending}>
        {t('Save')}
      </Button>
      <Button variant="default" size="compact-xs" onClick={onDone}>
        {t('Cancel')}
      </Button>
    </form>
  );
}

interface MenuProps extends Pick<Actions, 'remove' | 'download'> {
  evidence: Evidence;
  isRetired: boolean;
  onRename: () => void;
}

const EvidenceMenu = ({ evidence: { name, url }, isRetired, onRename, remove, download }: MenuProps) => (
  <Menu position="bottom-end" width={180}>
    <Menu.Target>
      <ActionIcon size={32} aria-label={t('Actions for {{name}}', { name })}>
        <IconDots size={18} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {!url && (
        <Menu.Item leftSection={<IconDownload {...ICON} />} onClick={() => download.mutate()}>
          {t('Download')}
        </Menu.Item>
      )}
      {!isRetired && (
        <>
          <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onRename}>
            {t('Rename')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={() => remove.mutate()}>
            {t('Remove')}
          </Menu.Item>
        </>
      )}
    </Menu.Dropdown>
  </Menu>
);

function EvidenceRow({ requirement, evidence }: { requirement: ChecklistRequirement; evidence: Evidence }) {
  const { remove, rename, download } = useEvidence(requirement.id, evidence);
  const [isRenaming, setRenaming] = useState(false);
  const { url, size, name, by, at } = evidence;
  return (
    <li className={c.evidence}>
      <span className={c.tile}>
        {url ? (
          <IconLink size={17} stroke={1.6} aria-hidden />
        ) : (
          <span aria-hidden>{evidenceEnding(name)?.toUpperCase()}</span>
        )}
      </span>
      {isRenaming ? (
        <Rename evidence={evidence} rename={rename} onDone={() => setRenaming(false)} />
      ) : (
        <span className={c.name}>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            <LinkButton onClick={() => download.mutate()}>{name}</LinkButton>
          )}
          <small>
            {size !== null && `${fileSize(size)} · `}
            {by}, {shortDate(at)}
          </small>
        </span>
      )}
      {!isRenaming && (
        <EvidenceMenu
          evidence={evidence}
          isRetired={requirement.isRetired}
          onRename={() => setRenaming(true)}
          remove={remove}
          download={download}
        />
      )}
    </li>
  );
}

interface Props {
  requirement: ChecklistRequirement;
  evidence: readonly Evidence[];
}

/** Saves all files of a requirement at once. */
function DownloadAll({ requirementId }: { requirementId: string }) {
  const { account } = useCurrentUser();
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      saveFile(await (await fetchFiles(account.id, requirementId)).blob(), 'evidence.zip'),
    onError: toastSomethingWentWrong,
  });
  return (
    <LinkButton className={c.all} disabled={isPending} onClick={() => mutate()}>
      {t('Download all')}
    </LinkButton>
  );
}

/** The files and links that show a requirement is met. */
export function EvidenceList({ requirement, evidence }: Props) {
  const bytes = evidence.reduce((sum, { size }) => sum + (size ?? 0), 0);
  const files = evidence.filter(({ url }) => url === null).length;
  return (
    <section className={c.section}>
      <div className={c.head}>
        <h3>
          {t('Evidence')}
          {evidence.length > 0 && (
            <small>
              {t('{{count}} items', { count: evidence.length })}
              {bytes > 0 && `, ${fileSize(bytes)}`}
            </small>
          )}
        </h3>
        {files > 1 && <DownloadAll requirementId={requirement.id} />}
      </div>
      {evidence.length > 0 && (
        <ul className={c.list}>
          {evidence.map((one) => (
            <EvidenceRow key={one.id} requirement={requirement} evidence={one} />
          ))}
        </ul>
      )}
      {!requirement.isRetired && <EvidenceDrop requirementId={requirement.id} />}
    </section>
  );
}
