import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '../../../../shared/text.ts';
import { useAfterFrame } from '../../../../ui/hooks/useAfterFrame.ts';
import { SideDrawer } from '../../../../ui/overlay/drawer/SideDrawer.tsx';
import { lazyPart } from '../../../../ui/overlay/late/lazyPart.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Bar, Loading } from '../../../../ui/state/Skeleton.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { ChecklistRequirement } from '../../contract.ts';
import { requirementQuery } from '../api.ts';
import type { StatusButtonProps } from '../statusLook.ts';
import c from './Drawer.module.css';
import { DrawerFoot } from './DrawerFoot.tsx';

interface Props extends Pick<StatusButtonProps, 'onStatus'> {
  /** The requirement that is open, or null. */
  requirementId: string | null;
  /** What is listed, in its order: where up and down lead. */
  list: readonly ChecklistRequirement[];
  onOpen: (requirementId: string) => void;
  onClose: () => void;
}

function PanelSkeleton() {
  return (
    <>
      <Bar width={180} height={20} gap={10} />
      <Bar height={48} gap={16} />
      <Bar height={36} gap={12} />
      <Bar height={44} gap={16} />
      <Bar height={60} gap={20} />
      <Bar height={110} />
    </>
  );
}

const RequirementPanel = lazyPart(() => import('./RequirementPanel.tsx'), {
  placeholder: (
    <Loading>
      <PanelSkeleton />
    </Loading>
  ),
});

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** The place in the list with the way up and down it; K and J do the same. */
function Place({ requirementId, list, onOpen }: Pick<Props, 'list' | 'onOpen'> & { requirementId: string }) {
  const at = list.findIndex(({ id }) => id === requirementId);
  const before = list[at - 1]?.id;
  const after = list[at + 1]?.id;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const goal = { k: before, j: after }[event.key.toLowerCase()];
      if (goal) onOpen(goal);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [before, after, onOpen]);
  if (at < 0) return null;
  return (
    <>
      <span className={c.place}>{t('{{at}} of {{count}}', { at: at + 1, count: list.length })}</span>
      <ActionIcon
        className={c.step}
        size={36}
        disabled={!before}
        aria-label={t('Previous requirement')}
        title={t('Previous requirement (K)')}
        onClick={() => before && onOpen(before)}
      >
        <IconChevronUp size={18} />
      </ActionIcon>
      <ActionIcon
        className={c.step}
        size={36}
        disabled={!after}
        aria-label={t('Next requirement')}
        title={t('Next requirement (J)')}
        onClick={() => after && onOpen(after)}
      >
        <IconChevronDown size={18} />
      </ActionIcon>
    </>
  );
}

function LoadedRequirement({ requirementId, onStatus }: Pick<Props, 'onStatus'> & { requirementId: string }) {
  const { account } = useCurrentUser();
  const query = useQuery(requirementQuery(account.id, requirementId));
  // The drawer answers the press; what it holds, where it is known already, comes in the frame after.
  const isSeen = useAfterFrame(true, false);
  const data = isSeen ? query.data : undefined;
  return (
    <Loaded
      query={{ ...query, data }}
      skeleton={<PanelSkeleton />}
      failed={t('This requirement could not be loaded.')}
    >
      {(details) => <RequirementPanel details={details} onStatus={onStatus} />}
    </Loaded>
  );
}

/** A requirement with its status, owner, due date, evidence, comments and history. */
export function RequirementDrawer({ requirementId, list, onStatus, onOpen, onClose }: Props) {
  return (
    <SideDrawer
      opened={requirementId !== null}
      onClose={onClose}
      title={t('Requirement')}
      headActions={requirementId && <Place requirementId={requirementId} list={list} onOpen={onOpen} />}
      foot={requirementId && <DrawerFoot requirementId={requirementId} onStatus={onStatus} />}
    >
      {requirementId && (
        <LoadedRequirement key={requirementId} requirementId={requirementId} onStatus={onStatus} />
      )}
    </SideDrawer>
  );
}
