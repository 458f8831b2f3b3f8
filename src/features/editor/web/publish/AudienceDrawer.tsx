import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { SideDrawer } from '../../../../ui/overlay/drawer/SideDrawer.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { DATA_KEY, editorApi } from '../api.ts';
import c from './PublishDialog.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  provisionId: string;
}

/** The accounts that are told, each with how many of its members are, and how. */
function AudienceDrawer({ opened, onClose, provisionId }: Props) {
  const query = useQuery({
    queryKey: [...DATA_KEY, 'audience', provisionId],
    staleTime: 0,
    queryFn: ({ signal }) => editorApi.audience({ params: { id: provisionId } }, { signal }),
  });
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('Who is told')}>
      <Loaded
        query={query}
        skeleton={320}
        failed={t('The accounts could not be loaded.')}
        isEmpty={({ accounts }) => accounts.length === 0}
        empty={<p>{t('Nobody is told.')}</p>}
      >
        {({ accounts, more }) => (
          <>
            <ul className={c.accounts}>
              {accounts.map(({ id, name, members, daily, weekly }) => (
                <li key={id}>
                  <strong>{name}</strong>
                  <span>
                    {t('{{members}} members, {{daily}} by daily and {{weekly}} by weekly email', {
                      ...{ members, daily, weekly },
                    })}
                  </span>
                </li>
              ))}
            </ul>
            {more > 0 && <p>{t('{{count}} more.', { count: more })}</p>}
          </>
        )}
      </Loaded>
    </SideDrawer>
  );
}

export { AudienceDrawer as Component };
