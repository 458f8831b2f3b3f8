import { Button } from '@mantine/core';
import { IconDatabase, IconFileDiff } from '@tabler/icons-react';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { DetailHead } from '../../../ui/workspace/Columns.tsx';
import { EnterKey, Kbd, modKey } from '../../../ui/workspace/Kbd.tsx';
import type { Difference } from '../contract.ts';
import c from './Files.module.css';
import type { Settlement } from './useSettlement.ts';

interface Props {
  data: Difference;
  importId: string | null;
  settlement: Settlement;
}

/** Which entry differs, in how many fields, and what settles all of it at once. */
export function DifferenceHead({ data, importId, settlement }: Props) {
  const { fields, left } = settlement;
  const name = data.jurisdiction ? jurisdictionName(data.jurisdiction) : data.title;
  return (
    <>
      <DetailHead
        path={[...data.path, ...(data.jurisdiction ? [data.title] : [])].join(' › ')}
        title={data.kind === 'provision' ? name : data.title}
        tags={
          <span className={c.none}>
            {importId
              ? t('{{count}} fields would change', { count: fields.length })
              : t('{{count}} fields differ, {{settled}} settled', {
                  count: fields.length,
                  settled: fields.length - left,
                })}
          </span>
        }
      >
        {!importId && <SettleButtons {...settlement} isProvision={data.provision !== null} />}
      </DetailHead>
      <Sides data={data} isImport={importId !== null} />
    </>
  );
}

const SettleButtons = ({
  isBusy,
  left,
  takeFile,
  keepOurs,
  finish,
  isProvision,
}: Settlement & { isProvision: boolean }) => (
  <div className={c.actions}>
    <Button variant="default" disabled={isBusy} onClick={takeFile}>
      {t('Take the file')}
    </Button>
    <Button variant="default" disabled={isBusy} onClick={keepOurs}>
      {t('Keep ours')}
    </Button>
    <Button
      loading={isBusy}
      disabled={left > 0}
      onClick={finish}
      rightSection={
        <Kbd>
          {modKey()} <EnterKey />
        </Kbd>
      }
    >
      {isProvision ? t('Save as draft') : t('Take what is chosen')}
    </Button>
  </div>
);

/** A file by its first folder and its name: the folders between stand in its title. */
const shortFile = (file: string): string => file.replace(/^([^/]+)\/.+\/([^/]+)$/, '$1/…/$2');

/** Where each of the two sides comes from. */
const Sides = ({ data, isImport }: { data: Difference; isImport: boolean }) => (
  <div className={c.sides}>
    <div>
      <IconFileDiff size={15} aria-hidden />{' '}
      <strong>{isImport ? t('In the import') : t('In the files')}</strong>{' '}
      <span title={data.file}>{shortFile(data.file)}</span>
    </div>
    <div>
      <IconDatabase size={15} aria-hidden /> <strong>{t('In the database')}</strong>{' '}
      {data.changedBy &&
        t('{{name}}, {{day}}', { name: data.changedBy.name, day: shortDate(new Date(data.changedBy.at)) })}
    </div>
  </div>
);
