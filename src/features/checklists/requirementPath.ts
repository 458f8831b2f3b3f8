import type { ChecklistRequirement } from './contract.ts';

/** The path that opens a requirement in the checklist of its jurisdiction. */
export const requirementPath = ({
  id,
  jurisdiction,
}: Pick<ChecklistRequirement, 'id' | 'jurisdiction'>): string =>
  `/m/checklists?jurisdiction=${jurisdiction}&requirement=${id}`;
