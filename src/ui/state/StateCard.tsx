import { Button } from '@mantine/core';
import {
  IconFilterOff,
  IconLock,
  IconPlugConnectedX,
  type IconProps,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../shared/text.ts';
import { pageConfig } from '../pageConfig.ts';
import c from './StateCard.module.css';

interface StateProps {
  icon: TablerIcon;
  title: string;
  text?: string;
  action?: ReactNode;
  alert?: boolean;
}

const ICON: IconProps = { size: 26, stroke: 1.5 };

function StateCard({ icon: Icon, title, text, action, alert }: StateProps) {
  return (
    <div className={c.state} role={alert ? 'alert' : undefined}>
      <Icon {...ICON} aria-hidden />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action && <div>{action}</div>}
    </div>
  );
}

/** Nothing to show, and that is not an error. */
export function Empty({ icon = IconFilterOff, ...rest }: Partial<StateProps> & { title: string }) {
  return <StateCard icon={icon} {...rest} />;
}

interface FailedProps {
  title: string;
  /** What was kept, or what to do. */
  text?: string;
  onRetry: () => void;
}

/** Something did not load. Says so, says what was kept, and offers to try again. */
export function Failed({ title, text, onRetry }: FailedProps) {
  return (
    <StateCard
      alert
      icon={IconPlugConnectedX}
      title={title}
      text={text}
      action={
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    />
  );
}

/** The account does not include this. The next step is to ask. */
export function Forbidden({ title, text }: { title: string; text: string }) {
  return (
    <StateCard
      icon={IconLock}
      title={title}
      text={text}
      action={
        <Button component="a" href={`mailto:${pageConfig.supportEmail}`} variant="default" size="compact-sm">
          {t('Contact Us')}
        </Button>
      }
    />
  );
}
