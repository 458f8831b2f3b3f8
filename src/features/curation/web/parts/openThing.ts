import type { Archived, ThingKind } from '../../thingsContract.ts';

/** The thing that is open beside the list, as far as every kind has it. */
export interface OpenThing {
  kind: ThingKind;
  id: string;
  name: string;
  revision: number;
  isFromLibrary: boolean;
  archived: Archived | null;
}
