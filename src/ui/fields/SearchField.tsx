import { CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
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
  iconSize?: number;
}

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
    ...look
  } = props;
  const { iconSize = 16, maxLength = 500, rightSection, ...input } = look;
  const search = useSearchText({ value, onSearch, pauseMs, minLength });
  const clear = (
    <CloseButton
      aria-label={t('Clear search')}
      onClick={() => {
        search.type('');
        search.run('');
      }}
    />
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        search.run(search.typed);
      }}
    >
      <TextInput
        type="search"
        label={isLabelShown && label}
        aria-label={isLabelShown ? undefined : label}
        leftSection={<IconSearch size={iconSize} aria-hidden />}
        rightSection={isClearable && search.typed ? clear : rightSection}
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
        {...input}
      />
    </form>
  );
}
