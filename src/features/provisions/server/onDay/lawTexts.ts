import { addDays, torontoDay } from '../../../../shared/torontoDate.ts';
import type { Span } from '../../onDay.ts';
import type { ProvisionTexts } from '../tables.ts';

/** A text of a provision with the days on which the law that it states held, as far as they are known. */
export interface LawText extends Span {
  texts: ProvisionTexts;
  isCurrent: boolean;
}

/** An earlier text as it is kept. */
export interface VersionRow extends ProvisionTexts {
  effective_from: string | null;
  effective_to: string | null;
  published_at: Date;
  change_type: string;
  from_library: boolean;
}

/** Today's text. */
export interface CurrentRow extends ProvisionTexts {
  effective_date: string | null;
  updated_at: Date;
}

interface Dated {
  effective: string | null;
  /** The day on which it was first shown, where staff published it; null for the library's own texts. */
  shown: string | null;
}

/**
 * On which day each text began, oldest first. Publishing does not always move the day of the rule itself: of several with the same
 * one the later began when they were shown. The library's texts without a day have none.
 */
function begins(texts: readonly Dated[]): (string | null)[] {
  return texts.map(({ effective, shown }, index) => {
    const isTaken = texts.slice(0, index).some((older) => older.effective === effective);
    return effective !== null && !isTaken ? effective : shown;
  });
}

const textsOf = ({
  description,
  text_description,
  warning,
  text_warning,
  policy,
  text_policy,
}: ProvisionTexts) => ({
  description,
  text_description,
  warning,
  text_warning,
  policy,
  text_policy,
});

/**
 * The texts of a provision, oldest first, today's last. A text that gave way to other words for the same law is left out: the words
 * that followed say what held on its days, too.
 */
export function lawTexts(current: CurrentRow, versions: readonly VersionRow[]): LawText[] {
  const earlier = versions.filter(({ change_type }) => change_type !== 'Editorial');
  const wasPublished = versions.some(({ from_library }) => !from_library);
  const began = begins([
    ...earlier.map((row) => ({
      effective: row.effective_from,
      shown: row.from_library ? null : torontoDay(row.published_at),
    })),
    { effective: current.effective_date, shown: wasPublished ? torontoDay(current.updated_at) : null },
  ]);
  const nextBegins = (index: number): string | null =>
    began.slice(index + 1).find((day) => day !== null) ?? null;
  return [
    ...earlier.map((row, index) => {
      const next = nextBegins(index);
      return {
        from: began[index] ?? null,
        to: row.effective_to ?? (next ? addDays(next, -1) : torontoDay(row.published_at)),
        texts: textsOf(row),
        isCurrent: false,
      };
    }),
    { from: began.at(-1) ?? null, to: null, texts: textsOf(current), isCurrent: true },
  ];
}
