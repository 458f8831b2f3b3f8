import { useMemo, useState } from 'react';
import type { EditableProvision } from '../../../provisions/editable.ts';
import { type Choice, type MergePart, mayTakeBoth, merged, mergeOf, type Typed } from '../../merge.ts';
import type { OpenProvision } from '../../schemas.ts';

const blocksOf = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').body.children].map(({ outerHTML }) => outerHTML);

/** What two editors wrote, and what of it is taken: chosen part by part, or typed. */
export function useMerge(now: OpenProvision, yours: EditableProvision) {
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [typed, setTyped] = useState<Typed>({});
  const base = now.draftBase ?? now.content;
  const merge = useMemo(() => mergeOf(base, now.content, yours, blocksOf), [base, now.content, yours]);
  const isSettled = (id: string) => choices[id] !== undefined || typed[id] !== undefined;
  return {
    ...{ parts: merge.parts, choices, typed },
    toChoose: merge.parts.filter(({ changed, id }) => changed === 'both' && !isSettled(id)).length,
    choose: (part: MergePart | undefined, choice: Choice) => {
      if (!part || (choice === 'both' && !mayTakeBoth(part))) return;
      setChoices({ ...choices, [part.id]: choice });
      const { [part.id]: _, ...others } = typed;
      setTyped(others);
    },
    type: ({ id }: MergePart, html: string) => setTyped((before) => ({ ...before, [id]: html })),
    result: () => merged(merge, now.content, choices, typed),
  };
}
