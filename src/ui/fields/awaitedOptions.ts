import { t } from '../../shared/text.ts';
import type { Loadable } from '../state/Loaded.tsx';

/**
 * For a field whose options are loaded: what its list says while it has none to offer, and why. Where they could not be loaded,
 * opening the list asks for them again.
 */
export function awaitedOptions({ data, error, refetch }: Loadable<unknown>) {
  const isMissing = data === undefined;
  return {
    nothingFoundMessage: !isMissing
      ? t('Nothing matches.')
      : error
        ? t('This list could not be loaded. Open it again to try once more.')
        : t('One moment…'),
    onDropdownOpen: () => {
      if (isMissing && error) void refetch();
    },
  };
}
