import { Popover } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { useOpenAtOnce } from '../../../ui/overlay/late/useOpenAtOnce.ts';
import { type BellProps, BellTarget } from './Bell.tsx';
import { BellList } from './BellList.tsx';

/** The bell with its list, open from the beginning: it is made when the bell is first pressed. */
export function OpenBell(props: BellProps) {
  const { button, opened, setOpened } = useOpenAtOnce();
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={380} trapFocus returnFocus>
      <Popover.Target>
        <BellTarget {...props} ref={button} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('Notifications')}>
        <BellList items={props.items} onClose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
