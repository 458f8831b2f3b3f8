import { Button } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { requirementQuery } from '../api.ts';
import type { StatusButtonProps } from '../statusLook.ts';
import { usePack } from '../usePack.ts';
import c from './Drawer.module.css';

interface Props extends Pick<StatusButtonProps, 'onStatus'> {
  requirementId: string;
}

/** What can be done with the requirement as a whole, and whether all of it is saved. */
export function DrawerFoot({ requirementId, onStatus }: Props) {
  const { account } = useCurrentUser();
  const { data } = useQuery(requirementQuery(account.id, requirementId));
  const pack = usePack(null);
  const isSaving = useIsMutating() > 0;
  if (!data) return null;
  const { requirement } = data;
  const isDone = requirement.status === 'Done' && !requirement.notApplicable;
  return (
    <>
      {!requirement.isRetired && !isDone && (
        <Button
          leftSection={<IconCheck size={17} aria-hidden />}
          onClick={() => onStatus(requirement, 'Done')}
        >
          {t('Mark as done')}
        </Button>
      )}
      {pack.isIncluded && (
        <Button
          className={c.footPack}
          variant="default"
          leftSection={<IconDownload size={17} stroke={1.7} aria-hidden />}
          loading={pack.isPending}
          onClick={() => pack.save(requirement.jurisdiction)}
        >
          {t('Evidence pack')}
        </Button>
      )}
      <span className={c.saved} role="status">
        {isSaving ? t('Saving…') : t('Saved')}
      </span>
    </>
  );
}
