import { t } from '../../../shared/text.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { Avatar } from '../../../ui/shell/Avatar.tsx';
import type { ChecklistRequirement } from '../contract.ts';
import c from './Checklists.module.css';

interface Props {
  requirement: ChecklistRequirement;
  onOpen: (requirementId: string) => void;
}

/** Who sees to a requirement, or the way to say who. */
export function OwnerCell({ requirement: { id, owner, isRetired, requirement }, onOpen }: Props) {
  if (owner) {
    return (
      <span className={c.owner} title={owner.fullName}>
        <Avatar name={owner.fullName} />
        {owner.fullName.split(' ')[0]}
      </span>
    );
  }
  if (isRetired) return null;
  return (
    <span className={c.owner}>
      <LinkButton aria-label={t('Assign: {{requirement}}', { requirement })} onClick={() => onOpen(id)}>
        {t('Assign')}
      </LinkButton>
    </span>
  );
}
