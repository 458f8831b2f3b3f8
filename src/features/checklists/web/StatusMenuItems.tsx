import { Menu } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { CHECKLIST_STATUSES } from '../rules.ts';
import c from './Checklists.module.css';
import { STATUS_ICONS, type StatusButtonProps, shownStatus, statusName } from './statusLook.ts';

/** The three statuses, any of which may follow any other (specification 4), and the way to say that it does not apply. */
function StatusMenuItems({ requirement, onStatus, onOpen }: StatusButtonProps) {
  const shown = shownStatus(requirement);
  return (
    <Menu.RadioGroup value={shown}>
      {CHECKLIST_STATUSES.map((status) => {
        const Icon = STATUS_ICONS[status];
        return (
          <Menu.RadioItem
            key={status}
            value={status}
            closeMenuOnClick
            onChange={() => status !== shown && onStatus(requirement, status)}
          >
            <span className={c.choice} data-status={status}>
              <Icon size={16} stroke={1.9} aria-hidden />
              {statusName(status)}
            </span>
          </Menu.RadioItem>
        );
      })}
      {!requirement.notApplicable && (
        <Menu.Item onClick={() => onOpen(requirement.id)}>{t('Not applicable, with a reason…')}</Menu.Item>
      )}
    </Menu.RadioGroup>
  );
}

export { StatusMenuItems as Component };
