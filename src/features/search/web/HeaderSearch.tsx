import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { t } from '../../../shared/text.ts';
import { SEARCH_TARGET } from '../../../ui/shortcuts/Shortcuts.tsx';
import { MIN_QUERY } from '../contract.ts';
import c from './HeaderSearch.module.css';
import { writeAddress } from './searchAddress.ts';

const SCREEN = '/m/newSearch';
const PAUSE_MS = 750;

/** The header's search box: typing here leads to the search screen, from any page (specification 2.3). */
export function HeaderSearch() {
  const [typed, setTyped] = useState('');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = (): void => {
    const query = typed.trim();
    if (query.length < MIN_QUERY) return;
    setTyped('');
    navigate(`${SCREEN}${writeAddress({ query })}`);
  };

  useEffect(() => {
    if (typed.trim().length < MIN_QUERY) return;
    const timer = setTimeout(go, PAUSE_MS);
    return () => clearTimeout(timer);
  });

  if (pathname === SCREEN) return null;
  return (
    <>
      <search className={c.place}>
        <form
          className={c.search}
          onSubmit={(event) => {
            event.preventDefault();
            go();
          }}
        >
          <IconSearch size={16} aria-hidden />
          <input
            type="search"
            value={typed}
            maxLength={500}
            aria-label={t('Search provisions')}
            placeholder={t('Search provisions')}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
            {...SEARCH_TARGET}
          />
          <kbd aria-hidden>/</kbd>
        </form>
      </search>
      <ActionIcon className={c.icon} component={Link} to={SCREEN} size={40} aria-label={t('Search')}>
        <IconSearch size={20} />
      </ActionIcon>
    </>
  );
}
