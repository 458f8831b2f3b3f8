import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import type { EditableCitation } from '../../../provisions/editable.ts';
import type { InstrumentChoice } from '../../schemas.ts';
import { InstrumentPicker } from './InstrumentPicker.tsx';
import c from './Pills.module.css';

export interface Citations {
  acts: EditableCitation[];
  regulations: EditableCitation[];
}

interface Props extends Citations {
  jurisdiction: JurisdictionCode;
  /** What is cited and was found, by id; an instrument that is missing here is no longer there. */
  instruments: readonly InstrumentChoice[];
  onChange: (citations: Citations, chosen?: InstrumentChoice) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** What a provision rests on: the acts and regulations with their sections, and the picker for another. */
export function CitationsField({ jurisdiction, acts, regulations, instruments, onChange, field }: Props) {
  return (
    <div className={c.line}>
      <span className={c.label}>{t('Citations')}</span>
      <div className={c.pills}>
        {(['acts', 'regulations'] as const).flatMap((kind) =>
          (kind === 'acts' ? acts : regulations).map((citation) => (
            <CitationPill
              key={citation.id}
              citation={citation}
              instrument={instruments.find(({ id }) => id === citation.id)}
              onRemove={() => {
                const rest = (kind === 'acts' ? acts : regulations).filter((one) => one !== citation);
                onChange(kind === 'acts' ? { acts: rest, regulations } : { acts, regulations: rest });
              }}
            />
          )),
        )}
        <InstrumentPicker
          field={field}
          jurisdiction={jurisdiction}
          cited={new Set([...acts, ...regulations].map(({ id }) => id))}
          onCite={(choice, citation) =>
            onChange(
              choice.kind === 'act'
                ? { acts: [...acts, citation], regulations }
                : { acts, regulations: [...regulations, citation] },
              choice,
            )
          }
        />
      </div>
    </div>
  );
}

function CitationPill({
  citation,
  instrument,
  onRemove,
}: {
  citation: EditableCitation;
  instrument: InstrumentChoice | undefined;
  onRemove: () => void;
}) {
  const name = instrument?.name ?? t('no longer there');
  const words = citation.sections ? `${name} · ${citation.sections}` : name;
  return (
    <span className={`${c.pill} ${c.cited} ${instrument ? '' : c.missing}`}>
      {!instrument && <IconAlertTriangle size={13} aria-hidden />}
      <span title={words}>{words}</span>
      <button type="button" aria-label={t('Take {{name}} away', { name: words })} onClick={onRemove}>
        <IconX size={12} aria-hidden />
      </button>
    </span>
  );
}
