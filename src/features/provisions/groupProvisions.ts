import type { Provision } from './contract.ts';

interface Named {
  id: string;
  name: string;
}

export interface ProvisionGroupOf {
  group: Named;
  topic: Named;
  provisions: Provision[];
}

export interface AreaOf {
  area: Named;
  groups: ProvisionGroupOf[];
}

/** Provisions under their area and provision group, each in the order of its first provision. */
export function groupProvisions(provisions: readonly Provision[]): AreaOf[] {
  const areas = new Map<string, { area: Named; groups: Map<string, ProvisionGroupOf> }>();
  for (const provision of provisions) {
    const { area, topic, provisionGroup: group } = provision;
    const inArea = areas.get(area.id) ?? { area, groups: new Map() };
    areas.set(area.id, inArea);
    const inGroup = inArea.groups.get(group.id) ?? { group, topic, provisions: [] };
    inArea.groups.set(group.id, inGroup);
    inGroup.provisions.push(provision);
  }
  return [...areas.values()].map(({ area, groups }) => ({ area, groups: [...groups.values()] }));
}
