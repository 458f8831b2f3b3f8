import { useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, memo, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { useProgressiveRender } from '../../../../ui/hooks/useProgressiveRender.ts';
import type { Provision } from '../../contract.ts';
import { groupHeadingId } from '../../groupHeadingId.ts';
import { groupProvisions, type ProvisionGroupOf } from '../../groupProvisions.ts';
import { matrixPath } from '../../matrixPath.ts';
import { CompareDialogs } from '../compare/CompareDialogs.tsx';
import { type Details, DetailsContext } from '../details/detailsContext.ts';
import { EntryDetails } from '../details/EntryDetails.tsx';
import {
  type EntryExtras,
  ListContext,
  type ListView,
  NO_EXTRAS,
  useListSetting,
} from '../entry/entryExtras.ts';
import { ProvisionEntry } from '../entry/ProvisionEntry.tsx';
import c from './ProvisionList.module.css';

interface Props {
  provisions: readonly Provision[];
  /** The page's own heading names the one area, so the list does not repeat it. */
  areaIsNamed?: boolean;
  /** Which screen this is. */
  view?: ListView;
  /** What the screen adds to each entry. The same object at each rendering, see there. */
  extras?: EntryExtras;
}

interface GroupProps {
  of: ProvisionGroupOf;
  /** How many the group has in all, of which not all need stand yet. */
  total: number;
  level: 2 | 3;
  wide: boolean;
}

const Group = memo(function Group({ of, total, level, wide }: GroupProps) {
  const Heading = `h${level}` as const;
  const { view } = useListSetting();
  // One says why there is no text of the day that is read; the others of its group say so in a line.
  const firstUnreached = of.provisions.find(({ onDay }) => onDay?.reach === 'before');
  return (
    <section className={c.group} aria-label={of.group.name}>
      <div className={c.groupHead}>
        <Heading id={groupHeadingId(of.group.id)} tabIndex={-1}>
          {of.group.name}
        </Heading>
        <span>{total}</span>
        <i />
        {view !== 'preview' && view !== 'policies' && (
          <Link
            className={c.compare}
            to={matrixPath({ groupIds: [of.group.id], on: of.provisions[0]?.onDay?.day })}
            aria-label={t('Compare across Canada: {{name}}', { name: of.group.name })}
            data-chrome
          >
            {t('Compare')}
          </Link>
        )}
      </div>
      <div className={c.entries} style={{ '--entries': of.provisions.length } as CSSProperties}>
        {of.provisions.map((provision) => (
          <ProvisionEntry
            key={provision.id}
            provision={provision}
            level={level === 2 ? 3 : 4}
            wide={wide}
            folded={provision.onDay?.reach === 'before' && provision !== firstUnreached}
          />
        ))}
      </div>
    </section>
  );
});

const countByGroup = (provisions: readonly Provision[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { provisionGroup } of provisions) {
    counts.set(provisionGroup.id, (counts.get(provisionGroup.id) ?? 0) + 1);
  }
  return counts;
};

/**
 * Provisions under area and provision-group headings, shared by every screen that shows them (specification 2.8). Give it a
 * new `key` for a new subject, so that its first entries appear at once.
 */
export function ProvisionList({ provisions, areaIsNamed, view = 'hub', extras = NO_EXTRAS }: Props) {
  const { shown, isWhole } = useProgressiveRender(provisions);
  const areas = useMemo(() => groupProvisions(shown), [shown]);
  const counts = useMemo(() => countByGroup(provisions), [provisions]);
  const wide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const [details, setDetails] = useState<Details | null>(null);
  const [opened, setOpened] = useState(false);
  const open = useCallback((next: Details) => {
    setDetails(next);
    setOpened(true);
  }, []);
  const setting = useMemo(() => ({ view, extras }), [view, extras]);
  const isOneArea = provisions.every(({ area }) => area.id === provisions[0]?.area.id);
  const named = areaIsNamed === true && isOneArea;
  return (
    <ListContext value={setting}>
      <DetailsContext value={open}>
        <CompareDialogs>
          <div data-drawing={!isWhole || undefined}>
            {areas.map(({ area, groups }) => (
              <section key={area.id} aria-label={area.name}>
                {!named && <h2 className={c.area}>{area.name}</h2>}
                {groups.map((group) => (
                  <Group
                    key={group.group.id}
                    of={group}
                    total={counts.get(group.group.id) ?? 0}
                    level={named ? 2 : 3}
                    wide={wide}
                  />
                ))}
              </section>
            ))}
          </div>
        </CompareDialogs>
        <EntryDetails details={details} opened={opened} onClose={() => setOpened(false)} />
      </DetailsContext>
    </ListContext>
  );
}
