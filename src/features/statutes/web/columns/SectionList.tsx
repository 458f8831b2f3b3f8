import { Checkbox } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { t } from '../../../../shared/text.ts';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import type { ListedSection, SectionFilters } from './listedSections.ts';
import c from './StatuteColumns.module.css';

function Mark({ mark }: Pick<ListedSection, 'mark'>) {
  if (mark === 'same') return <span />;
  const isNew = mark === 'added';
  return (
    <span className={c.mark} data-mark={mark} role="img" aria-label={isNew ? t('added') : t('changed')}>
      {isNew ? '+' : '±'}
    </span>
  );
}

interface Props {
  sections: readonly ListedSection[];
  filters: SectionFilters;
  onFilter: (part: Partial<SectionFilters>) => void;
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

/** The sections of a statute: what changed in them against the text before, and how many of the library cite each. */
export function SectionList({ sections, filters, onFilter, chosen, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen) list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <section className={c.sections} aria-label={t('Sections')}>
      <div className={c.find}>
        <SearchField
          label={t('Section')}
          placeholder={t('Section')}
          pauseMs={0}
          maxLength={60}
          value={filters.text}
          onSearch={(text) => onFilter({ text })}
        />
        <Checkbox
          size="xs"
          label={t('Only changed or cited')}
          checked={filters.isNarrow}
          onChange={(event) => onFilter({ isNarrow: event.currentTarget.checked })}
        />
      </div>
      <ul className={c.list} ref={list}>
        {sections.map(({ key, label, note, mark, cited }) => (
          <li key={key}>
            <button
              type="button"
              className={c.section}
              aria-current={key === chosen ? 'true' : undefined}
              title={note ?? undefined}
              onClick={() => onChoose(key)}
            >
              <b>{label}</b>
              <span>{note ?? t('No heading')}</span>
              <Mark mark={mark} />
              <span className={c.cited}>{cited > 0 && cited}</span>
            </button>
          </li>
        ))}
      </ul>
      {sections.length === 0 && <p className={c.quiet}>{t('Nothing matches.')}</p>}
      <p className={c.legend}>
        <Mark mark="amended" /> {t('changed')} <Mark mark="added" /> {t('added')} · {t('number: citing')}
      </p>
    </section>
  );
}
