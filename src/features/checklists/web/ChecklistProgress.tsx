import { t } from '../../../shared/text.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { Ring } from '../../../ui/parts/Ring.tsx';
import type { ChecklistRequirement } from '../contract.ts';
import c from './ChecklistProgress.module.css';
import { type Progress, progressBy, progressOf } from './progress.ts';

/** The three counts of the ring, as a table that can be read without seeing it. */
const Counts = ({ progress }: { progress: Progress | null }) => (
  <table className={c.counts}>
    <caption>{t('Progress')}</caption>
    <tbody>
      {(
        [
          ['done', t('Done')],
          ['inProgress', t('In Progress')],
          ['notStarted', t('Not Started')],
        ] as const
      ).map(([key, name]) => (
        <tr key={key} data-status={key}>
          <th scope="row">{name}</th>
          <td>{progress?.[key] ?? '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Breakdown({ title, rows }: { title: string; rows: ReturnType<typeof progressBy> }) {
  return (
    <table className={c.breakdown}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Name')}</th>
          <th scope="col">{t('Done')}</th>
          <th scope="col">{t('In Progress')}</th>
          <th scope="col">{t('Not Started')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, progress }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <svg className={c.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
                <rect width="100" height="6" fill="var(--ll-line)" />
                <rect
                  width={(100 * (progress.done + progress.inProgress)) / progress.total}
                  height="6"
                  fill="var(--ll-amber-solid)"
                />
                <rect width={(100 * progress.done) / progress.total} height="6" fill="var(--ll-green)" />
              </svg>
            </th>
            <td>{progress.done}</td>
            <td>{progress.inProgress}</td>
            <td>{progress.notStarted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props {
  /** Null while it is on its way. */
  list: readonly ChecklistRequirement[] | null;
  isOpen: boolean;
  onToggle: () => void;
}

/** How far the organisation is in a jurisdiction, as a ring and in numbers, with the way to more. */
export function ChecklistProgress({ list, isOpen, onToggle }: Props) {
  const progress = list && progressOf(list);
  return (
    <section className={c.summary} aria-label={t('Progress')}>
      <Ring done={progress?.done ?? 0} doing={progress?.inProgress ?? 0} total={progress?.total ?? 0} />
      <div>
        <Counts progress={progress} />
        <LinkButton className={c.more} aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? t('Hide areas and types') : t('By area and type')}
        </LinkButton>
      </div>
    </section>
  );
}

/** The same by area of law and by type of requirement. */
export const ProgressTables = ({ list }: { list: readonly ChecklistRequirement[] }) => (
  <div className={c.tables}>
    <Breakdown title={t('By area of law')} rows={progressBy(list, ({ area }) => area.name)} />
    <Breakdown
      title={t('By type of requirement')}
      rows={progressBy(list, ({ requirementType }) => t(requirementType))}
    />
  </div>
);
