import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
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

interface Props {
  jurisdiction: JurisdictionCode;
  /** What is cited already, and not offered again. */
  cited: ReadonlySet<string>;
  onCite: (choice: InstrumentChoice, citation: EditableCitation) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** The instruments of these words, and the one that the arrow keys stand at. */
function useChoices(jurisdiction: JurisdictionCode, cited: ReadonlySet<string>) {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const q = useDeferredValue(words);
  const found = useQuery({
    queryKey: [...DATA_KEY, 'instruments', jurisdiction, q],
    enabled: q.trim().length >= 2,
    queryFn: ({ signal }) => editorApi.instruments({ query: { q, jurisdiction } }, { signal }),
  });
  const choices = (found.data ?? []).filter(({ id }) => !cited.has(id)).slice(0, 8);
  return {
    words,
    write: (next: string) => {
      setWords(next);
      setAt(0);
    },
    choices,
    at,
    move: (by: number) => setAt((now) => Math.max(0, Math.min(choices.length - 1, now + by))),
    isAsked: q.trim().length >= 2 && words.trim().length >= 2,
    isFound: found.data !== undefined,
    hasFailed: found.data === undefined && found.error !== null,
  };
}

type Choices = ReturnType<typeof useChoices>;

/** Finds an act or regulation by its words, and then asks for the sections. */
export function InstrumentPicker({ jurisdiction, cited, onCite, field }: Props) {
  const [chosen, setChosen] = useState<InstrumentChoice | null>(null);
  const found = useChoices(jurisdiction, cited);
  const close = () => {
    found.write('');
    setChosen(null);
  };
  const cite = (choice: InstrumentChoice, sections: string) => {
    onCite(choice, { id: choice.id, sections: sections.trim() || null });
    close();
    field.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) {
      event.preventDefault();
      found.move(by);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const choice = found.choices[found.at];
      if (choice) setChosen(choice);
    }
    if (event.key === 'Escape') close();
  };
  return (
    <div className={c.picker}>
      <TextInput
        ref={field}
        size="xs"
        w={220}
        aria-label={t('Cite an act or regulation')}
        placeholder={t('Cite an act or regulation')}
        leftSection={<span aria-hidden>§</span>}
        value={found.words}
        onChange={(event) => {
          found.write(event.currentTarget.value);
          setChosen(null);
        }}
        onKeyDown={onKey}
        aria-controls={found.isAsked && !chosen ? 'citation-choices' : undefined}
      />
      {found.isAsked && (
        <div className={c.popup}>
          {chosen ? (
            <SectionsStep choice={chosen} onInsert={(sections) => cite(chosen, sections)} onCancel={close} />
          ) : (
            <ChoiceList found={found} onChoose={setChosen} />
          )}
        </div>
      )}
    </div>
  );
}

const ChoiceList = ({
  found: { choices, at, isFound, hasFailed },
  onChoose,
}: {
  found: Choices;
  onChoose: (choice: InstrumentChoice) => void;
}) => (
  <ul id="citation-choices" aria-label={t('Acts and regulations')}>
    {choices.map((choice, i) => (
      <li key={choice.id}>
        <Choice choice={choice} isAt={i === at} onClick={() => onChoose(choice)} />
      </li>
    ))}
    {hasFailed && (
      <li className={c.none} role="alert">
        {t('Acts and regulations could not be searched. Change the words to try again.')}
      </li>
    )}
    {isFound && choices.length === 0 && (
      <li className={c.none}>
        {t('No act or regulation of this jurisdiction or the federal one holds these words.')}
      </li>
    )}
  </ul>
);

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
