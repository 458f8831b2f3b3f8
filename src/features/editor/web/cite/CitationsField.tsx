import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useDeferredValue, useState } from 'react';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { EnterKey, Kbd } from '../../../../ui/workspace/Kbd.tsx';
import type { EditableCitation } from '../../../provisions/editable.ts';
import type { InstrumentChoice } from '../../schemas.ts';
import { DATA_KEY, editorApi } from '../api.ts';
import c from './Pills.module.css';
import { readSections } from './sectionWords.ts';

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
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<InstrumentChoice | null>(null);
  const [at, setAt] = useState(0);
  const q = useDeferredValue(words);
  const found = useQuery({
    queryKey: [...DATA_KEY, 'instruments', jurisdiction, q],
    enabled: q.trim().length >= 2,
    queryFn: ({ signal }) => editorApi.instruments({ query: { q, jurisdiction } }, { signal }),
  });
  const cited = new Set([...acts, ...regulations].map(({ id }) => id));
  const choices = (found.data ?? []).filter(({ id }) => !cited.has(id)).slice(0, 8);
  const choose = (choice: InstrumentChoice | undefined) => {
    if (choice) setChosen(choice);
  };
  const close = () => {
    setWords('');
    setChosen(null);
    setAt(0);
  };
  const insert = (choice: InstrumentChoice, sections: string) => {
    const citation = { id: choice.id, sections: sections.trim() || null };
    onChange(
      choice.kind === 'act'
        ? { acts: [...acts, citation], regulations }
        : { acts, regulations: [...regulations, citation] },
      choice,
    );
    close();
    field.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) {
      event.preventDefault();
      setAt((now) => Math.max(0, Math.min(choices.length - 1, now + by)));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(choices[at]);
    }
    if (event.key === 'Escape') close();
  };
  const isOpen = q.trim().length >= 2 && words.trim().length >= 2;
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
        <div className={c.picker}>
          <TextInput
            ref={field}
            size="xs"
            w={220}
            aria-label={t('Cite an act or regulation')}
            placeholder={t('Cite an act or regulation')}
            leftSection={<span aria-hidden>§</span>}
            value={words}
            onChange={(event) => {
              setWords(event.currentTarget.value);
              setChosen(null);
              setAt(0);
            }}
            onKeyDown={onKey}
            aria-controls={isOpen && !chosen ? 'citation-choices' : undefined}
          />
          {isOpen && (
            <div className={c.popup}>
              {chosen ? (
                <SectionsStep
                  choice={chosen}
                  onInsert={(sections) => insert(chosen, sections)}
                  onCancel={close}
                />
              ) : (
                <ul id="citation-choices" aria-label={t('Acts and regulations')}>
                  {choices.map((choice, i) => (
                    <li key={choice.id}>
                      <Choice choice={choice} isAt={i === at} onClick={() => choose(choice)} />
                    </li>
                  ))}
                  {found.data && choices.length === 0 && (
                    <li className={c.none}>
                      {t('No act or regulation of this jurisdiction or the federal one holds these words.')}
                    </li>
                  )}
                </ul>
              )}
            </div>
          )}
        </div>
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

function Choice({ choice, isAt, onClick }: { choice: InstrumentChoice; isAt: boolean; onClick: () => void }) {
  const second = [choice.citation, choice.under && t('under the {{act}}', { act: choice.under })]
    .filter(Boolean)
    .join(', ');
  return (
    <button type="button" className={c.choice} data-at={isAt || undefined} tabIndex={-1} onClick={onClick}>
      <Jur code={choice.jurisdiction} />
      <span>
        <strong>{choice.name}</strong>
        <span>{second}</span>
      </span>
      {isAt && (
        <Kbd>
          <EnterKey />
        </Kbd>
      )}
    </button>
  );
}

function SectionsStep({
  choice,
  onInsert,
  onCancel,
}: {
  choice: InstrumentChoice;
  onInsert: (sections: string) => void;
  onCancel: () => void;
}) {
  const [sections, setSections] = useState('');
  const { isRead, words } = readSections(sections, choice.jurisdiction);
  return (
    <>
      <Choice choice={choice} isAt={false} onClick={onCancel} />
      <div className={c.sections}>
        <TextInput
          data-autofocus
          ref={(input) => input?.focus()}
          size="xs"
          w={132}
          aria-label={t('Sections')}
          placeholder={t('ss 5, 5.1')}
          value={sections}
          error={!isRead}
          onChange={(event) => setSections(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isRead) {
              event.preventDefault();
              onInsert(sections);
            }
            if (event.key === 'Escape') onCancel();
          }}
        />
        <span className={isRead ? c.read : c.unread} role="status">
          {isRead ? <IconCheck size={14} aria-hidden /> : <IconAlertTriangle size={14} aria-hidden />} {words}
        </span>
        <Button size="compact-sm" variant="default" disabled={!isRead} onClick={() => onInsert(sections)}>
          {t('Insert')}
        </Button>
      </div>
    </>
  );
}
