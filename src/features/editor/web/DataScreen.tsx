import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { Bar, Loading } from '../../../ui/state/Skeleton.tsx';
import { Failed } from '../../../ui/state/StateCard.tsx';
import { Column, ColumnEmpty, Columns } from '../../../ui/workspace/Columns.tsx';
import { SourcesPane } from '../../sources/web/SourcesPane.tsx';
import type { OpenProvision } from '../schemas.ts';
import { DATA_KEY, openQuery } from './api.ts';
import { CoveragePane } from './coverage/CoveragePane.tsx';
import { DraftsPane } from './drafts/DraftsPane.tsx';
import { FilesAndDatabase } from './files/FilesAndDatabase.tsx';
import { ProvisionPane } from './provision/ProvisionPane.tsx';
import { QueuePane } from './queue/QueuePane.tsx';
import { DataSidebar, type Shown } from './tree/DataSidebar.tsx';

const shownIn = (search: URLSearchParams): Shown => {
  const show = search.get('show');
  return show === 'drafts' || show === 'queue' || show === 'sources' || show === 'files' ? show : null;
};

/** A cell of the dashboard's map: what an area has in a jurisdiction. */
function cellIn(search: URLSearchParams): { area: string; jurisdiction: JurisdictionCode } | null {
  const area = search.get('area');
  const jurisdiction = JURISDICTION_CODES.find((code) => code === search.get('jurisdiction'));
  return area && jurisdiction ? { area, jurisdiction } : null;
}

/** /a/data: the provisions, where editors keep the library true. */
function DataScreen() {
  const { provision } = useParams();
  const [search] = useSearchParams();
  const shown = provision ? null : shownIn(search);
  const cell = provision || shown ? null : cellIn(search);
  const open = useQuery({ ...openQuery(provision ?? ''), enabled: provision !== undefined });
  const chosen = open.data && { groupId: open.data.group.id, jurisdiction: open.data.jurisdiction };
  const title = open.data ? `${open.data.group.name}, ${open.data.jurisdictionName}` : t('Provisions');
  return (
    <Columns title={title}>
      <DataSidebar shown={shown} chosen={chosen ?? null} />
      {shown === 'drafts' && <DraftsPane />}
      {shown === 'queue' && <QueuePane />}
      {shown === 'sources' && <SourcesPane />}
      {shown === 'files' && <FilesAndDatabase />}
      {provision && <OpenedProvision key={provision} id={provision} open={open} />}
      {cell && <CoveragePane area={cell.area} jurisdiction={cell.jurisdiction} />}
      {!provision && !cell && shown === null && (
        <Column label={t('Provision')}>
          <ColumnEmpty
            isMain
            title={t('Choose a provision')}
            text={t('Open it in the tree, or press F and type a few letters of its name.')}
          />
        </Column>
      )}
    </Columns>
  );
}

interface OpenedProps {
  id: string;
  open: { data: OpenProvision | undefined; error: Error | null; refetch: () => unknown };
}

/** The provision of the address, once it is read; read anew it begins anew, with what was read then. */
function OpenedProvision({ id, open }: OpenedProps) {
  const client = useQueryClient();
  const [renewed, setRenewed] = useState<{ edition: number; open: OpenProvision } | null>(null);
  const reload = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: DATA_KEY });
    const fresh = client.getQueryData(openQuery(id).queryKey);
    if (fresh) setRenewed((before) => ({ edition: (before?.edition ?? 0) + 1, open: fresh }));
  };
  const shown = renewed?.open ?? open.data;
  if (shown) {
    return <ProvisionPane key={renewed?.edition ?? 0} open={shown} onReload={() => void reload()} />;
  }
  return (
    <Column label={t('Provision')}>
      {open.error ? (
        <Failed
          title={t('The provision could not be loaded.')}
          text={open.error.message}
          onRetry={() => void open.refetch()}
        />
      ) : (
        <Loading>
          <Bar height={73} gap={8} />
          <Bar height={62} gap={24} />
          <Bar height={320} />
        </Loading>
      )}
    </Column>
  );
}

export { DataScreen as Component };
