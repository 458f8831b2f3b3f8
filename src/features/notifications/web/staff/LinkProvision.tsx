import { Popover } from '@mantine/core';
import { IconFileSymlink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { linksQuery } from './announcementsApi.ts';
import c from './LinkProvision.module.css';

/** The list follows typing after so long. */
const FOLLOW_MS = 150;

interface FoundProps {
  q: string;
  isOpen: boolean;
  onChoose: (href: string, name: string) => void;
}

/** The provisions that hold the words, each to be chosen. */
function Found({ q, isOpen, onChoose }: FoundProps) {
  const { data, error, isFetching } = useQuery({ ...linksQuery(q), enabled: isOpen });
  return (
    <>
      <ul className={c.found} aria-label={t('Provisions')} aria-busy={isFetching}>
        {data?.map(({ id, name, jurisdiction, topic, path }) => (
          <li key={id}>
            <button type="button" className={c.choice} onClick={() => onChoose(path, name)}>
              <Jur code={jurisdiction} />
              <span>
                <strong>{name}</strong>
                <small>{topic}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {error && <p className={c.none}>{t('The provisions could not be loaded.')}</p>}
      {data?.length === 0 && <p className={c.none}>{t('No provision holds these words.')}</p>}
    </>
  );
}

/** Links the chosen words to a provision, or writes its name where none are chosen. Readers whose plan leaves it out are told so there. */
export function LinkProvision({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const link = (href: string, name: string): void => {
    setOpen(false);
    setWords('');
    const chain = editor.chain().focus();
    if (!editor.state.selection.empty) {
      chain.setLink({ href }).run();
      return;
    }
    const mark = { type: 'link', attrs: { href } };
    chain
      .insertContent([
        { type: 'text', text: name, marks: [mark] },
        { type: 'text', text: ' ' },
      ])
      .run();
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus width={340}>
      <Popover.Target>
        <button
          type="button"
          className={c.open}
          aria-expanded={isOpen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(!isOpen)}
        >
          <IconFileSymlink size={16} stroke={1.7} aria-hidden />
          {t('Link a provision')}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={8} aria-label={t('Link a provision')}>
        <SearchField
          label={t('Find a provision')}
          size="sm"
          maxLength={120}
          placeholder={t('Name or jurisdiction')}
          pauseMs={FOLLOW_MS}
          value={words}
          onSearch={setWords}
        />
        <Found q={words} isOpen={isOpen} onChoose={link} />
      </Popover.Dropdown>
    </Popover>
  );
}
