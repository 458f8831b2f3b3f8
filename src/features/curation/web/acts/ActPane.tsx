import { Button } from '@mantine/core';
import { IconFileImport, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { DetailHead } from '../../../../ui/workspace/Columns.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { titlesOf } from '../../../legislation/bilingualName.ts';
import { instrumentTextQuery } from '../../../statutes/web/api.ts';
import { ReadFileDialog } from '../../../statutes/web/ReadFileDialog.tsx';
import type { InstrumentRow, StaffInstrument } from '../../instrumentsContract.ts';
import { dependentsQuery, instrumentQuery } from '../api.ts';
import { ArchivedLine } from '../parts/ArchivedLine.tsx';
import { EditButton } from '../parts/EditButton.tsx';
import { ThingActions } from '../parts/ThingActions.tsx';
import c from '../parts/Things.module.css';
import { ActForm } from './ActForm.tsx';
import { ActTabs } from './ActTabs.tsx';
import { actHeldBy } from './citing.ts';

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** Where it holds, of which kind it is, and of how many days its text is kept. */
const Tags = ({ row: { jurisdiction, kind }, days }: { row: InstrumentRow; days: number }) => (
  <>
    <Jur code={jurisdiction} />
    <Tag>{kind === 'act' ? t('Act') : t('Regulation')}</Tag>
    {days > 0 && (
      <Tag tone="teal" icon={<IconFileText size={12} aria-hidden />}>
        {days === 1 ? t('Text of 1 day kept') : t('Text of {{count}} days kept', { count: days })}
      </Tag>
    )}
  </>
);

function Line({ row, written }: { row: InstrumentRow; written: StaffInstrument['written'] | undefined }) {
  const url = written?.url;
  return (
    <>
      {[titlesOf(row.name).french, row.citation, row.area.name].filter(Boolean).join(' · ')}
      {url && URL.canParse(url) && (
        <>
          {' · '}
          <a href={url} target="_blank" rel="noreferrer">
            {hostOf(url)}
          </a>
        </>
      )}
    </>
  );
}

interface Props {
  row: InstrumentRow;
  all: readonly InstrumentRow[];
}

/** An act or regulation that is open beside the list: what refers to it, and what can be done with it. */
export function ActPane({ row, all }: Props) {
  const { id, kind, jurisdiction } = row;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'edit' | 'file' | null>(null);
  const instrument = useQuery(instrumentQuery(id));
  const dependents = useQuery(dependentsQuery(kind, id));
  const text = useQuery(instrumentTextQuery(id));
  useKeys({ e: () => instrument.data && setDialog('edit') });
  const close = () => setDialog(null);
  const candidates = all.filter(
    (other) =>
      other.kind === kind && other.jurisdiction === jurisdiction && other.id !== id && !other.isArchived,
  );
  return (
    <>
      <DetailHead
        title={titlesOf(row.name).english}
        above={<Tags row={row} days={text.data?.files.length ?? 0} />}
        line={<Line row={row} written={instrument.data?.written} />}
      >
        {jurisdiction === 'FED' && (
          <Button
            variant="default"
            leftSection={<IconFileImport size={16} aria-hidden />}
            onClick={() => setDialog('file')}
          >
            {t('Read in a file')}
          </Button>
        )}
        <EditButton disabled={!instrument.data} onClick={() => setDialog('edit')} />
        {instrument.data && (
          <ThingActions
            thing={{ ...instrument.data, name: row.name }}
            dependents={dependents.data}
            heldBy={dependents.data ? actHeldBy(dependents.data) : null}
            candidates={candidates}
            onMerged={(into) => void navigate(`/a/acts/${into}`)}
            onDeleted={() => void navigate('/a/acts')}
          />
        )}
      </DetailHead>
      {instrument.data?.archived && (
        <ArchivedLine archived={instrument.data.archived} hrefOf={(other) => `/a/acts/${other}`} />
      )}
      {instrument.data?.written.editorNote && (
        <p className={c.archived}>{instrument.data.written.editorNote}</p>
      )}
      <ActTabs row={row} instrument={instrument.data} dependents={dependents} text={text} />
      {dialog === 'edit' && instrument.data && (
        <ActForm instrument={instrument.data} onClose={close} onSaved={close} />
      )}
      <ReadFileDialog opened={dialog === 'file'} onClose={close} />
    </>
  );
}
