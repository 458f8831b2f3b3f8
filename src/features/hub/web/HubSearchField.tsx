import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { SEARCH_TARGET } from '../../../ui/shortcuts/Shortcuts.tsx';
import { MIN_QUERY } from '../../search/contract.ts';

/** Free-text search runs after a pause (specification 4). */
const PAUSE_MS = 750;

interface Props {
  /** What was searched for last. */
  text: string;
  onSearch: (text: string) => void;
}

/** The field of the search tab: runs after a pause, at once on Enter, and with 3 characters or more. Emptied, it clears. */
export function HubSearchField({ text, onSearch }: Props) {
  const [typed, setTyped] = useState(text);
  const asked = useRef(text);

  const run = () => {
    const wanted = typed.trim();
    if (wanted === asked.current || (wanted !== '' && wanted.length < MIN_QUERY)) return;
    asked.current = wanted;
    onSearch(wanted);
  };

  // Back, forward and links change what is searched for without a key being pressed.
  useEffect(() => {
    if (text === asked.current) return;
    asked.current = text;
    setTyped(text);
  }, [text]);

  useEffect(() => {
    const timer = setTimeout(run, PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <TextInput
        type="search"
        label={t('Search for')}
        placeholder={t('Words, an act, a section')}
        description={t('At least 3 characters')}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={500}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        {...SEARCH_TARGET}
      />
    </form>
  );
}
