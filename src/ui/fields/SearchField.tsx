import { CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { t } from '../../shared/text.ts';
import { SEARCH_TARGET } from '../shortcuts/Shortcuts.tsx';
import { type SearchTextOptions, useSearchText } from './useSearchText.ts';

type Look = Pick<
  TextInputProps,
  'classNames' | 'className' | 'size' | 'my' | 'placeholder' | 'description' | 'maxLength' | 'rightSection'
>;

interface Props extends SearchTextOptions, Look {
  label: string;
  isLabelShown?: boolean;
  /** Said below the field while what is typed is too short to search for. */
  tooShort?: string;
  /** A button at the end of the field empties it. */
  isClearable?: boolean;
  /** Where `/` leads. */
  isTarget?: boolean;
  /** What was being typed in a field that this one takes the place of: it goes on here, with the focus. Null for nothing. */
  takesOver?: () => string | null;
  iconSize?: number;
}

const ClearButton = ({ onClear }: { onClear: () => void }) => (
  <CloseButton aria-label={t('Clear search')} onClick={onClear} />
);

/** The field of every search: runs after a pause and at once on Enter. Stands in a `search` landmark where it is the page's. */
export function SearchField(props: Props) {
  const {
    value,
    onSearch,
    pauseMs,
    minLength,
    label,
    isLabelShown,
    tooShort,
    isClearable,
    isTarget,
    takesOver,
    ...look
  } = props;
  const { iconSize = 16, maxLength = 500, rightSection, ...others } = look;
  const search = useSearchText({ value, onSearch, pauseMs, minLength });
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field comes
  useLayoutEffect(() => {
    const text = takesOver?.();
    if (text === undefined || text === null) return;
    search.goOnWith(text);
    input.current?.focus();
  }, []);
  const clear = () => {
    search.type('');
    search.run('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        search.run(search.typed);
      }}
    >
      <TextInput
        ref={input}
        type="search"
        label={isLabelShown && label}
        aria-label={isLabelShown ? undefined : label}
        leftSection={<IconSearch size={iconSize} aria-hidden />}
        rightSection={isClearable && search.typed ? <ClearButton onClear={clear} /> : rightSection}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        value={search.typed}
        onChange={(event) => search.type(event.currentTarget.value)}
        {...(tooShort && {
          description: search.isTooShort && tooShort,
          inputWrapperOrder: ['label', 'input', 'description'],
        })}
        {...(isTarget && SEARCH_TARGET)}
        {...others}
      />
    </form>
  );
}
