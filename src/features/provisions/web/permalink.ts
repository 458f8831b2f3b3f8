import type { Provision } from '../contract.ts';
import { freshAddress, hubPath } from './hubAddress.ts';

/** The path that opens a provision in the Info Hub; its hash is the provision's id (specification 2.3). */
export const permalinkPath = (provision: Pick<Provision, 'id' | 'area' | 'topic'>): string =>
  hubPath({
    ...freshAddress(),
    areaId: provision.area.id,
    topicId: provision.topic.id,
    provisionId: provision.id,
  });
