import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { t } from '../../../shared/text.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { MIN_QUERY } from '../contract.ts';
import c from './HeaderSearch.module.css';
import { writeAddress } from './searchAddress.ts';

const SCREEN = '/m/newSearch';

/** The header's search box: typing here leads to the search screen, from any page (specification 2.3). */
export function HeaderSearch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (pathname === SCREEN) return null;
  return (
    <>
      <search className={c.place}>
        <SearchField
          className={c.search}
          classNames={{ input: c.input }}
          label={t('Search provisions')}
          placeholder={t('Search provisions')}
          rightSection={<kbd aria-hidden>/</kbd>}
          minLength={MIN_QUERY}
          value=""
          onSearch={(query) => query && navigate(`${SCREEN}${writeAddress({ query })}`)}
          isTarget
        />
      </search>
      <ActionIcon className={c.icon} component={Link} to={SCREEN} size={40} aria-label={t('Search')}>
        <IconSearch size={20} />
      </ActionIcon>
    </>
  );
}
