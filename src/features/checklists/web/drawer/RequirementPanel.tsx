import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Segments } from '../../../../ui/fields/Segments.tsx';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { ChecklistRequirement, RequirementDetails } from '../../contract.ts';
import { CHECKLIST_STATUSES } from '../../rules.ts';
import { STATUS_ICONS, type StatusButtonProps, statusName } from '../statusLook.ts';
import { Comments } from './Comments.tsx';
import c from './Drawer.module.css';
import { DueField } from './DueField.tsx';
import { EvidenceList } from './EvidenceList.tsx';
import { History } from './History.tsx';
import { NotApplicable } from './NotApplicable.tsx';
import { OwnerField } from './OwnerField.tsx';

/** From how many employees it holds. */
function thresholdText({ minEmployees, maxEmployees }: ChecklistRequirement): string | null {
  if (minEmployees !== null && maxEmployees !== null) {
    return t('From {{min}} to {{max}} employees', { min: minEmployees, max: maxEmployees });
  }
  if (minEmployees !== null) return t('From {{min}} employees', { min: minEmployees });
  return maxEmployees === null ? null : t('Up to {{max}} employees', { max: maxEmployees });
}

/** What it rests on: the provision in the Info Hub where there is one, and the acts with their sections. */
function Sources({ details: { requirement, provisionName, citations } }: { details: RequirementDetails }) {
  return (
    <p className={c.sources}>
      {requirement.href && (
        <>
          <Link to={requirement.href}>{provisionName}</Link>
          {citations.length > 0 && ' · '}
        </>
      )}
      {citations.map(({ name, sections, url }, index) => (
        <span key={`${name} ${sections}`}>
          {index > 0 && '; '}
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
          {sections && `, ${sections}`}
        </span>
      ))}
    </p>
  );
}

const TONES = { 'Not Started': undefined, 'In Progress': 'amber', Done: 'green' } as const;

interface Props extends Pick<StatusButtonProps, 'onStatus'> {
  details: RequirementDetails;
}

/** What the drawer of a requirement holds. */
function RequirementPanel({ details, onStatus }: Props) {
  const { requirement } = details;
  const threshold = thresholdText(requirement);
  return (
    <div className={c.panel}>
      <div className={c.tags}>
        <Jur code={requirement.jurisdiction} />
        <Tag>{t(requirement.requirementType)}</Tag>
        <span>{requirement.area.name}</span>
      </div>
      <h2 className={c.requirement}>{requirement.requirement}</h2>
      <Sources details={details} />
      {threshold && <p className={c.line}>{threshold}</p>}
      {requirement.isRetired ? (
        <Callout tone="grey">
          {t('The library no longer has this requirement. What you kept about it stays here to be read.')}
        </Callout>
      ) : (
        <>
          {!requirement.notApplicable && (
            <Segments
              label={t('Status')}
              value={requirement.status}
              onChange={(status) => onStatus(requirement, status)}
              data={CHECKLIST_STATUSES.map((status) => {
                const Icon = STATUS_ICONS[status];
                return {
                  value: status,
                  label: statusName(status),
                  tone: TONES[status],
                  icon: <Icon size={16} stroke={1.9} aria-hidden />,
                };
              })}
            />
          )}
          <NotApplicable requirement={requirement} />
          <div className={c.pair}>
            <OwnerField requirement={requirement} />
            <DueField requirement={requirement} />
          </div>
        </>
      )}
      <EvidenceList requirement={requirement} evidence={details.evidence} />
      <Comments requirement={requirement} comments={details.comments} />
      <History lines={details.history} count={details.historyCount} />
      {requirement.lastUpdated && (
        <p className={c.line}>
          {t('Status last changed on {{date}}.', { date: shortDate(requirement.lastUpdated) })}
        </p>
      )}
    </div>
  );
}

export { RequirementPanel as Component };
