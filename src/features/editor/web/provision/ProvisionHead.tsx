import { Button, Menu } from '@mantine/core';
import {
  IconDots,
  IconEye,
  IconEyeOff,
  IconHistory,
  IconPencil,
  IconTrash,
  IconUsers,
  IconWorldShare,
} from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { shortMoment } from '../../../../shared/torontoDate.ts';
import type { Kept } from '../../../../ui/drafts/DraftKeeper.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Avatar } from '../../../../ui/shell/Avatar.tsx';
import { DetailHead } from '../../../../ui/workspace/Columns.tsx';
import { EnterKey, Kbd, modKey } from '../../../../ui/workspace/Kbd.tsx';
import { type SavedAs, SavedState } from '../../../../ui/workspace/SavedState.tsx';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { Colleague, OpenProvision } from '../../schemas.ts';
import c from './ProvisionPane.module.css';
import { TABS, tabName } from './tabs.ts';
import type { OpenPane } from './useProvisionPane.ts';

const savedAs = (kept: Kept<EditableProvision>, retry: () => void): SavedAs => {
  if (kept.state === 'failed' || kept.state === 'conflict') return { state: 'failed', onRetry: retry };
  return kept.state === 'saving' ? { state: 'saving' } : { state: 'saved', at: kept.savedAt };
};

/** What stands out of it: the draft, whether readers see it, and whether the draft is saved. */
function Tags({ pane: { open, desk, beside } }: { pane: OpenPane }) {
  return (
    <>
      {desk.isDraft && (
        <Tag tone="amber" icon={<IconPencil size={12} aria-hidden />}>
          {t('Draft, {{count}} changes', { count: desk.changes })}
        </Tag>
      )}
      {!open.isPublished && <Tag icon={<IconEyeOff size={12} aria-hidden />}>{t('Unpublished')}</Tag>}
      {beside.isPublicSample && (
        <Tag icon={<IconWorldShare size={12} aria-hidden />}>{t('Public sample')}</Tag>
      )}
      <Waiting waiting={open.draft?.waiting ?? null} />
      <SavedState saved={savedAs(desk.kept, () => void desk.keeper.flush())} />
    </>
  );
}

const Presence = ({ name, place }: Colleague) => (
  <span className={c.presence}>
    <Avatar name={name} />
    <span>
      {t('{{name}} is in {{place}}', {
        name: name.split(' ')[0] ?? name,
        place: tabName(TABS.find((one) => one === place) ?? 'text'),
      })}
    </span>
  </span>
);

/** What is open, how it stands, who else is in it, and what can be done with it as a whole. */
export function ProvisionHead({ pane }: { pane: OpenPane }) {
  const { open, desk, colleagues, goingOut } = pane;
  return (
    <DetailHead
      path={`${open.area.name} › ${open.topic.name} › ${open.group.name}`}
      title={open.jurisdictionName}
      tags={<Tags pane={pane} />}
    >
      {colleagues.map((colleague) => (
        <Presence key={colleague.id} {...colleague} />
      ))}
      <Button
        size="sm"
        variant="default"
        leftSection={<IconHistory size={16} />}
        onClick={() => goingOut.setDialog('versions')}
        disabled={open.versions === 0}
      >
        {t('Versions')} <span className={c.number}>{open.versions}</span>
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconEye size={16} />}
        onClick={() => void desk.keeper.flush().then(() => goingOut.setDialog('preview'))}
      >
        {t('Preview as')}
      </Button>
      <MoreMenu pane={pane} />
      <Button
        size="sm"
        disabled={!desk.isDraft}
        onClick={goingOut.publish}
        rightSection={
          <Kbd>
            {modKey()} <EnterKey />
          </Kbd>
        }
      >
        {open.needsReview ? t('Send for review') : t('Publish')}
      </Button>
    </DetailHead>
  );
}

function Waiting({ waiting }: { waiting: NonNullable<OpenProvision['draft']>['waiting'] }) {
  if (!waiting) return null;
  if (waiting.for === 'review') {
    return (
      <Tag tone="amber" icon={<IconUsers size={12} aria-hidden />}>
        {t('Waits for a second reader')}
      </Tag>
    );
  }
  return <Tag tone="amber">{t('Goes out {{at}}', { at: shortMoment(waiting.at ?? '') })}</Tag>;
}

const MoreMenu = ({ pane: { open, desk, beside, goingOut, markSample, discard } }: { pane: OpenPane }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <Button size="sm" variant="default" px={8} aria-label={t('More')}>
        <IconDots size={16} />
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item
        leftSection={<IconWorldShare size={16} />}
        disabled={!open.isPublished}
        onClick={() => markSample(!beside.isPublicSample)}
      >
        {beside.isPublicSample ? t('No longer a public sample') : t('Make it a public sample')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconTrash size={16} />}
        color="red"
        disabled={!open.draft && !desk.isDraft}
        onClick={discard}
      >
        {t('Throw the draft away')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconEyeOff size={16} />}
        color="red"
        disabled={!open.isPublished}
        onClick={() => goingOut.setDialog('unpublish')}
      >
        {t('Unpublish…')}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
