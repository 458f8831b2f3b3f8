import { Popover, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import type { Loadable } from '../../../../ui/state/Loaded.tsx';
import { DATA_KEY, editorApi } from '../api.ts';
import c from './Pills.module.css';

export interface ReferenceChoice {
  id: string;
  name: string;
  topic: string;
}

interface Props {
  provisionId: string;
  references: readonly string[];
  known: readonly ReferenceChoice[];
  onChange: (references: string[], chosen?: ReferenceChoice) => void;
}

/** "Also see": other provisions of the same jurisdiction. */
export function ReferencesField({ provisionId, references, known, onChange }: Props) {
  return (
    <div className={c.line}>
      <span className={c.label}>{t('Also see')}</span>
      <div className={c.pills}>
        {references.map((id) => {
          const name = known.find((one) => one.id === id)?.name ?? t('no longer there');
          return (
            <span key={id} className={c.pill}>
              <span>{name}</span>
              <button
                type="button"
                aria-label={t('Take {{name}} away', { name })}
                onClick={() => onChange(references.filter((one) => one !== id))}
              >
                <IconX size={12} aria-hidden />
              </button>
            </span>
          );
        })}
        <ReferencePicker
          provisionId={provisionId}
          references={references}
          onChoose={(choice) => onChange([...references, choice.id], choice)}
        />
      </div>
    </div>
  );
}

interface PickerProps extends Pick<Props, 'provisionId' | 'references'> {
  onChoose: (choice: ReferenceChoice) => void;
}

function ReferencePicker({ provisionId, references, onChoose }: PickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const q = useDeferredValue(words);
  const found = useQuery({
    queryKey: [...DATA_KEY, 'references', provisionId, q],
    enabled: isOpen,
    queryFn: ({ signal }) =>
      editorApi.referenceChoices({ params: { id: provisionId }, query: { q } }, { signal }),
  });
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus width={320}>
      <Popover.Target>
        <button
          type="button"
          className={c.plus}
          aria-label={t('Add a reference')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconPlus size={14} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown p={8}>
        <TextInput
          size="xs"
          aria-label={t('Find a provision')}
          placeholder={t('Find a provision')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Choices
          found={found}
          references={references}
          onChoose={(choice) => {
            onChoose(choice);
            setOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

interface ChoicesProps extends Pick<PickerProps, 'references' | 'onChoose'> {
  found: Loadable<ReferenceChoice[]>;
}

/** The provisions of the words that are not referred to yet, or why there are none. */
function Choices({ found: { data, error }, references, onChoose }: ChoicesProps) {
  const choices = (data ?? []).filter(({ id }) => !references.includes(id));
  return (
    <ul className={c.menu}>
      {choices.map((choice) => (
        <li key={choice.id}>
          <button type="button" className={c.choice} onClick={() => onChoose(choice)}>
            <span>
              <strong>{choice.name}</strong>
              <span>{choice.topic}</span>
            </span>
          </button>
        </li>
      ))}
      {error && !data && (
        <li className={c.none} role="alert">
          {t('The provisions could not be loaded. Change the words to try again.')}
        </li>
      )}
      {data && choices.length === 0 && <li className={c.none}>{t('No provision holds these words.')}</li>}
    </ul>
  );
}
