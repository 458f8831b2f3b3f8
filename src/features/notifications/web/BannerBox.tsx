import { ActionIcon } from '@mantine/core';
import { IconSpeakerphone, IconX } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import { Prose } from '../../../ui/parts/Prose.tsx';
import c from './Banner.module.css';

interface Props {
  title: string;
  html: string;
  /** Left out where it is only looked at. */
  onDismiss?: () => void;
}

const Words = ({ title, html }: Pick<Props, 'title' | 'html'>) => (
  <>
    <IconSpeakerphone size={18} stroke={1.7} aria-hidden />
    <div>
      <b>{title}</b>
      <Prose html={html} plain />
    </div>
  </>
);

/** A banner as it stands above the page, or as it will. */
export function BannerBox({ title, html, onDismiss }: Props) {
  const words = <Words title={title} html={html} />;
  if (!onDismiss)
    return (
      <div className={c.banner} data-preview>
        {words}
      </div>
    );
  return (
    <aside className={c.banner} aria-label={t('Announcement')} data-chrome>
      {words}
      <ActionIcon size={32} aria-label={t('Dismiss this announcement')} onClick={onDismiss}>
        <IconX size={17} />
      </ActionIcon>
    </aside>
  );
}
