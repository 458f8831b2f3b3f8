import { Button } from '@mantine/core';
import { IconDownload, IconPlus, IconShieldCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../shared/torontoDate.ts';
import { saveFile } from '../../../ui/files/saveFile.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { Tag, type Tone } from '../../../ui/parts/Tag.tsx';
import { Page, PageHead } from '../../../ui/shell/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Empty } from '../../../ui/state/StateCard.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { SecondLine } from '../../../ui/table/SecondLine.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { useServerTable } from '../../../ui/table/useServerTable.ts';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { Kbd } from '../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../ui/workspace/useKeys.ts';
import type { Incident } from '../contract.ts';
import { KEPT_YEARS, type Risk } from '../rules.ts';
import { riskText } from '../words.ts';
import { fetchRegister, incidentsApi } from './api.ts';
import { IncidentForm } from './IncidentForm.tsx';
import c from './Incidents.module.css';

const TONES: Record<Risk, Tone> = { open: 'amber', serious: 'red', notSerious: 'grey' };

const columns = (onOpen: (incident: Incident) => void): Column<Incident>[] => [
  {
    key: 'what',
    title: t('What happened'),
    cell: (incident) => (
      <>
        <LinkButton className={c.what} onClick={() => onOpen(incident)}>
          {t('{{number}}. {{what}}', { number: incident.number, what: incident.circumstances })}
        </LinkButton>
        <SecondLine>{incident.information}</SecondLine>
      </>
    ),
  },
  { key: 'known', title: t('Known on'), width: 120, cell: ({ awareOn }) => shortDate(awareOn) },
  {
    key: 'people',
    title: t('People'),
    width: 100,
    cell: ({ people, arePeopleEstimated }) => {
      if (people === null) return t('not known');
      return arePeopleEstimated ? t('about {{count}}', { count: people }) : people;
    },
  },
  {
    key: 'risk',
    title: t('Risk'),
    width: 210,
    cell: ({ risk }) => <Tag tone={TONES[risk]}>{riskText(risk)}</Tag>,
  },
  {
    key: 'told',
    title: t('Told'),
    width: 90,
    cell: ({ notices }) =>
      notices.length > 0 ? t('{{count}} notices', { count: notices.length }) : t('nobody'),
  },
  {
    key: 'closed',
    title: t('State'),
    width: 150,
    cell: ({ closedOn, keptUntil }) => (
      <>
        {closedOn ? t('Closed {{day}}', { day: shortDate(closedOn) }) : t('Open')}
        <SecondLine>{t('kept until {{day}}', { day: shortDate(keptUntil) })}</SecondLine>
      </>
    ),
  },
];

function RegisterActions({ onEnter }: { onEnter: () => void }) {
  const save = useMutation({
    mutationFn: fetchRegister,
    onSuccess: (file) => saveFile(file, `incidents-${torontoDay(new Date())}.csv`),
    onError: toastSomethingWentWrong,
  });
  return (
    <div className={c.actions}>
      <Button leftSection={<IconPlus size={16} aria-hidden />} rightSection={<Kbd>N</Kbd>} onClick={onEnter}>
        {t('Enter an incident')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {t('Export as CSV')}
      </Button>
    </div>
  );
}

/** /a/incidents: the register of confidentiality incidents (ADMIN only). */
function IncidentsScreen() {
  const [open, setOpen] = useState<Incident | 'new' | null>(null);
  const { query, table } = useServerTable<Incident>({
    queryKey: ['staff', 'incidents'],
    fetchPage: ({ after, signal }) =>
      incidentsApi.incidents(
        { query: { after: after === undefined ? undefined : Number(after) } },
        { signal },
      ),
  });
  useKeys({ n: () => setOpen('new') });
  return (
    <Page title={t('Incident register')} width="middle">
      <PageHead
        title={t('Incident register')}
        line={t(
          'Every loss of personal information, and every access, use or disclosure of it that no law allows, whatever its risk. Entries are kept for {{count}} years at least, and name nobody.',
          { count: KEPT_YEARS },
        )}
      />
      <RegisterActions onEnter={() => setOpen('new')} />
      <Loaded
        query={query}
        skeleton={<TableSkeleton />}
        failed={t('The register could not be loaded.')}
        empty={
          <Empty
            icon={IconShieldCheck}
            title={t('No incident was entered.')}
            text={t('That is how it should be. Enter the first one when it comes.')}
          />
        }
      >
        {(rows) => (
          <DataTable
            caption={t('Incident register')}
            columns={columns(setOpen)}
            rows={rows}
            rowKey={({ number }) => String(number)}
            opensRows
            {...table}
          />
        )}
      </Loaded>
      {open && (
        <IncidentForm
          incident={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            void query.refetch();
          }}
        />
      )}
    </Page>
  );
}

export { IncidentsScreen as Component };
