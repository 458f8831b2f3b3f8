import type { Citation } from './contract.ts';

/** When an act began, and the one that it took the place of. */
export interface ActBeginning {
  from: string | null;
  replaces: Pick<Citation, 'id' | 'name' | 'url'> | null;
}

/** The act of a day: one that began later gives way to the one before it, whose sections are not kept. */
export const citedOn =
  (acts: ReadonlyMap<string, ActBeginning>, on: string) =>
  (citation: Citation): Citation => {
    const beginning = acts.get(citation.id);
    if (!beginning?.from || beginning.from <= on) return citation;
    return beginning.replaces
      ? { ...beginning.replaces, sections: null, dated: { kind: 'former' } }
      : { ...citation, sections: null, dated: { kind: 'not begun', begins: beginning.from } };
  };
