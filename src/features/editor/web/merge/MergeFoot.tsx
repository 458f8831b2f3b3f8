import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { KeyHints } from '../../../../ui/workspace/Kbd.tsx';
import c from './MergeDialog.module.css';

interface Props {
  toChoose: number;
  all: number;
  /** Who published: "Tom"; null where nobody knows. */
  them: string | null;
  /** Null while the result is shown, which has nothing to move through. */
  onMove: ((by: number) => () => void) | null;
  /** Shows the result as a redline, or the differences again. */
  onRedline: () => void;
  onClose: () => void;
  onGoOn: () => void;
}

/** How much is still to be settled, the keys for it, and the ways on. */
export const MergeFoot = ({ toChoose, all, them, onMove, onRedline, onClose, onGoOn }: Props) => (
  <div className={c.foot}>
    {onMove && (
      <>
        <ActionIcon size={30} variant="default" aria-label={t('The difference before')} onClick={onMove(-1)}>
          <IconChevronUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon size={30} variant="default" aria-label={t('The next difference')} onClick={onMove(1)}>
          <IconChevronDown size={16} aria-hidden />
        </ActionIcon>
      </>
    )}
    <span role="status">{t('{{left}} of {{all}} still to choose', { left: toChoose, all })}</span>
    {onMove && (
      <KeyHints
        hints={[
          { keys: ['J', 'K'], does: t('move') },
          { keys: ['1'], does: them ? t('{{name}}’s', { name: them }) : t('theirs') },
          { keys: ['2'], does: t('both') },
          { keys: ['3'], does: t('yours') },
        ]}
      />
    )}
    <span className={c.space} />
    <Button variant="default" onClick={onClose}>
      {t('Keep as draft')}
    </Button>
    <Button variant="default" onClick={onRedline}>
      {onMove ? t('See the result as redline') : t('Back to the differences')}
    </Button>
    <Button disabled={toChoose > 0} onClick={onGoOn}>
      {t('Go on with the result')}
    </Button>
  </div>
);
