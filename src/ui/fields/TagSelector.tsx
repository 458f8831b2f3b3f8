import { MultiSelect, TagsInput } from '@mantine/core';
import { t } from '../../shared/text.ts';
import { prefixFilter } from './optionFilters.ts';

interface Props {
  label: string;
  /** Names that exist already. */
  tags: readonly string[];
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** A name that does not exist yet may be made by typing it. */
  creatable?: boolean;
  placeholder?: string;
}

/** Tags by name, matched from their beginning (specification 5). */
export function TagSelector({ label, tags, value, onChange, creatable, placeholder }: Props) {
  const shared = {
    label,
    placeholder,
    data: [...tags],
    value: [...value],
    onChange,
    filter: prefixFilter,
    maxDropdownHeight: 300,
    clearable: true,
  };
  if (creatable) return <TagsInput {...shared} acceptValueOnBlur />;
  return <MultiSelect {...shared} searchable hidePickedOptions nothingFoundMessage={t('Nothing matches.')} />;
}
