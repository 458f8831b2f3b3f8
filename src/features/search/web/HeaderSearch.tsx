import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { t } from '../../../shared/text.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { useLawDay } from '../../../ui/hooks/useLawDay.ts';
import { withDay } from '../../provisions/withDay.ts';
import { MIN_QUERY } from '../contract.ts';
import c from './HeaderSearch.module.css';
import { writeAddress } from './searchAddress.ts';
import { handOver } from './typedInHeader.ts';

const SCREEN = '/m/newSearch';
/** Below this width the header has room for an icon only (lg). */
const WIDE = '(min-width: 66.25em)';

/** The header's way to the search: a field from any page, on narrow screens a link (specification 2.3). Never both. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  const wide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  if (pathname === SCREEN) return null;
  if (wide) return <HeaderField />;
  return (
    <ActionIcon component={Link} to={SCREEN} size={40} aria-label={t('Search')}>
      <IconSearch size={20} />
    </ActionIcon>
  );
}

/** Typing here leads to the search screen after a pause; what is typed meanwhile goes on there, with the focus. */
function HeaderField() {
  const navigate = useNavigate();
  // Whoever reads the law of a day goes on reading that.
  const { on } = useLawDay();
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const input = place.current?.querySelector('input');
    return () => {
      if (input && input === document.activeElement) handOver(input.value);
    };
  }, []);
  return (
    <search ref={place}>
      <SearchField
        className={c.search}
        classNames={{ input: c.input }}
        label={t('Search provisions')}
        placeholder={t('Search provisions')}
        rightSection={<kbd aria-hidden>/</kbd>}
        minLength={MIN_QUERY}
        value=""
        onSearch={(query) => query && navigate(withDay(`${SCREEN}${writeAddress({ query })}`, on))}
        isTarget
      />
    </search>
  );
}
