import { useMediaQuery } from '@mantine/hooks';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Provision } from '../contract.ts';
import { CompareDialogs } from './compare/CompareDialogs.tsx';
import { DetailsDrawer } from './DetailsDrawer.tsx';
import { type Details, DetailsContext } from './detailsContext.ts';
import { groupProvisions, type ProvisionGroupOf } from './groupProvisions.ts';
import { ProvisionEntry } from './ProvisionEntry.tsx';
import c from './ProvisionList.module.css';

/** As many as a tall screen shows; the rest follows when the browser has time. */
const AT_ONCE = 3;

interface Props {
  provisions: readonly Provision[];
  /** The page's own heading names the one area, so the list does not repeat it. */
  areaIsNamed?: boolean;
}

interface GroupProps {
  of: ProvisionGroupOf;
  level: 2 | 3;
  wide: boolean;
}

const Group = memo(function Group({ of, level, wide }: GroupProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={c.group} aria-label={of.group.name}>
      <div className={c.groupHead}>
        <Heading>{of.group.name}</Heading>
        <span>{of.provisions.length}</span>
        <i />
      </div>
      <div className={c.entries}>
        {of.provisions.map((provision) => (
          <ProvisionEntry key={provision.id} provision={provision} level={level === 2 ? 3 : 4} wide={wide} />
        ))}
      </div>
    </section>
  );
});

/**
 * Provisions under area and provision-group headings, shared by every screen that shows them (specification 2.8). Give it a
 * new `key` for a new subject, so that its first entries appear at once.
 */
export function ProvisionList({ provisions, areaIsNamed = false }: Props) {
  const shown = useDeferredValue(provisions, provisions.slice(0, AT_ONCE));
  const areas = useMemo(() => groupProvisions(shown), [shown]);
  const wide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const [details, setDetails] = useState<Details | null>(null);
  const [opened, setOpened] = useState(false);
  const open = useCallback((next: Details) => {
    setDetails(next);
    setOpened(true);
  }, []);
  const named = areaIsNamed && areas.length <= 1;
  return (
    <DetailsContext value={open}>
      <CompareDialogs>
        {areas.map(({ area, groups }) => (
          <section key={area.id} aria-label={area.name}>
            {!named && <h2 className={c.area}>{area.name}</h2>}
            {groups.map((group) => (
              <Group key={group.group.id} of={group} level={named ? 2 : 3} wide={wide} />
            ))}
          </section>
        ))}
      </CompareDialogs>
      <DetailsDrawer details={details} opened={opened} onClose={() => setOpened(false)} />
    </DetailsContext>
  );
}
