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

const savedAs = (kept: Kept<EditableProvision>, retry: () => void): SavedAs => {
  if (kept.state === 'failed' || kept.state === 'conflict') return { state: 'failed', onRetry: retry };
  return kept.state === 'saving' ? { state: 'saving' } : { state: 'saved', at: kept.savedAt };
};

interface Props {
  open: OpenProvision;
  kept: Kept<EditableProvision>;
  isDraft: boolean;
  /** How many changes the draft holds. */
  changes: number;
  isPublicSample: boolean;
  colleagues: readonly Colleague[];
  onRetry: () => void;
  onVersions: () => void;
  onPreview: () => void;
  onDiscard: () => void;
  onUnpublish: () => void;
  onPublicSample: (isPublicSample: boolean) => void;
  onPublish: () => void;
}

/** What is open, how it stands, who else is in it, and what can be done with it as a whole. */
export function ProvisionHead(props: Props) {
  const { open, kept, isDraft, changes, colleagues } = props;
  return (
    <DetailHead
      path={`${open.area.name} › ${open.topic.name} › ${open.group.name}`}
      title={open.jurisdictionName}
      tags={
        <>
          {isDraft && (
            <Tag tone="amber" icon={<IconPencil size={12} aria-hidden />}>
              {t('Draft, {{count}} changes', { count: changes })}
            </Tag>
          )}
          {!open.isPublished && <Tag icon={<IconEyeOff size={12} aria-hidden />}>{t('Unpublished')}</Tag>}
          {props.isPublicSample && (
            <Tag icon={<IconWorldShare size={12} aria-hidden />}>{t('Public sample')}</Tag>
          )}
          <Waiting waiting={open.draft?.waiting ?? null} />
          <SavedState saved={savedAs(kept, props.onRetry)} />
        </>
      }
    >
      {colleagues.map(({ id, name, place }) => (
        <span key={id} className={c.presence}>
          <Avatar name={name} />
          <span>
            {t('{{name}} is in {{place}}', {
              name: name.split(' ')[0] ?? name,
              place: tabName(TABS.find((one) => one === place) ?? 'text'),
            })}
          </span>
        </span>
      ))}
      <Button
        size="sm"
        variant="default"
        leftSection={<IconHistory size={16} />}
        onClick={props.onVersions}
        disabled={open.versions === 0}
      >
        {t('Versions')} <span className={c.number}>{open.versions}</span>
      </Button>
      <Button size="sm" variant="default" leftSection={<IconEye size={16} />} onClick={props.onPreview}>
        {t('Preview as')}
      </Button>
      <MoreMenu {...props} />
      <Button
        size="sm"
        disabled={!isDraft}
        onClick={props.onPublish}
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
  const at = new Date(waiting.at ?? 0).toLocaleString('en-CA', {
    timeZone: 'America/Toronto',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return <Tag tone="amber">{t('Goes out {{at}}', { at })}</Tag>;
}

const MoreMenu = ({ open, isDraft, isPublicSample, onDiscard, onUnpublish, onPublicSample }: Props) => (
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
        onClick={() => onPublicSample(!isPublicSample)}
      >
        {isPublicSample ? t('No longer a public sample') : t('Make it a public sample')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconTrash size={16} />}
        color="red"
        disabled={!open.draft && !isDraft}
        onClick={onDiscard}
      >
        {t('Throw the draft away')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconEyeOff size={16} />}
        color="red"
        disabled={!open.isPublished}
        onClick={onUnpublish}
      >
        {t('Unpublish…')}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
