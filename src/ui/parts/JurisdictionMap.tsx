import { JURISDICTION_CODES, type JurisdictionCode, jurisdictionName } from '../../shared/jurisdictions.ts';
import { t } from '../../shared/text.ts';
import c from './JurisdictionMap.module.css';

/** Column and row of each tile, about where a Canadian expects to find it; Federal is the wide one at the bottom left. */
const PLACES: Record<Exclude<JurisdictionCode, 'FED'>, [column: number, row: number]> = {
  YT: [1, 1],
  NT: [2, 1],
  NU: [3, 1],
  BC: [1, 2],
  AB: [2, 2],
  SK: [3, 2],
  MB: [4, 2],
  ON: [5, 2],
  QC: [6, 2],
  NL: [7, 2],
  NB: [6, 3],
  PE: [7, 3],
  NS: [7, 4],
};

const IN_ORDER = [...(Object.keys(PLACES) as (keyof typeof PLACES)[]), 'FED'] as JurisdictionCode[];

/** What can be read on the tile is part of its name: whoever speaks to the computer says what they see (WCAG 2.5.3). */
const tileName = (code: JurisdictionCode): string =>
  code === 'FED' ? jurisdictionName(code) : t('{{name}}, {{code}}', { name: jurisdictionName(code), code });

interface Props {
  value: readonly JurisdictionCode[];
  /** The jurisdictions that can be chosen; the others are shown, and say that they cannot. All of them unless given. */
  available?: readonly JurisdictionCode[];
  onToggle: (code: JurisdictionCode) => void;
  /** Tiles of finger size. */
  large?: boolean;
}

/** The 14 jurisdictions as a small map of toggle buttons. It stands beside a field that holds the same value. */
export function JurisdictionMap({ value, available = JURISDICTION_CODES, onToggle, large }: Props) {
  const place = (code: JurisdictionCode) =>
    code === 'FED'
      ? { gridColumn: '1 / span 4', gridRow: 4 }
      : { gridColumn: PLACES[code][0], gridRow: PLACES[code][1] };
  return (
    <fieldset
      className={`${c.map} ${large ? c.large : ''}`}
      aria-label={t('Jurisdictions on a map')}
      data-tour="map"
    >
      {IN_ORDER.map((code) => (
        <button
          key={code}
          type="button"
          className={`${c.tile} ${code === 'FED' ? c.federal : ''}`}
          style={place(code)}
          title={jurisdictionName(code)}
          aria-label={tileName(code)}
          aria-pressed={value.includes(code)}
          disabled={!available.includes(code)}
          onClick={() => onToggle(code)}
        >
          {code === 'FED' ? jurisdictionName(code) : code}
        </button>
      ))}
    </fieldset>
  );
}
