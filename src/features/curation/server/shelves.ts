import type { ThingKind } from '../thingsContract.ts';
import { industryShelf } from './industryShelf.ts';
import { instrumentShelf } from './instrumentShelf.ts';
import { requirementShelf } from './requirementShelf.ts';
import type { Shelf } from './shelf.ts';
import { groupShelf } from './taxonomy/groupShelf.ts';
import { areaShelf, topicShelf } from './taxonomy/placeShelves.ts';

/** Every kind of thing that staff arrange the library by. */
export const SHELVES: Record<ThingKind, Shelf> = {
  act: instrumentShelf('act'),
  regulation: instrumentShelf('regulation'),
  industry: industryShelf,
  checklistRequirement: requirementShelf,
  area: areaShelf,
  topic: topicShelf,
  provisionGroup: groupShelf,
};
