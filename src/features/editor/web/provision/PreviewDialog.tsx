import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  JURISDICTION_CODES,
  type JurisdictionCode,
  jurisdictionName,
} from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { substringFilter } from '../../../../ui/fields/optionFilters.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { areasQuery } from '../../../catalogue/web/api.ts';
import { ProvisionList } from '../../../provisions/web/list/ProvisionList.tsx';
import { DATA_KEY, editorApi } from '../api.ts';
import c from './PreviewDialog.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  provisionId: string;
}

const whyWords = (why: 'jurisdiction' | 'area' | null): string =>
  why === 'jurisdiction'
    ? t('This reader is shown nothing: the jurisdiction is not among theirs.')
    : t('This reader is shown nothing: the area of law is not among theirs.');

/** The provision with the draft, as a reader of any account will see it. */
function PreviewDialog({ opened, onClose, provisionId }: Props) {
  const [jurisdictions, setJurisdictions] = useState<JurisdictionCode[]>([]);
  const [areas, setAreas] = useState<string[]>([]);
  const choices = useQuery({ ...areasQuery, enabled: opened });
  const preview = useQuery({
    queryKey: [...DATA_KEY, 'preview', provisionId, jurisdictions, areas],
    enabled: opened,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) =>
      editorApi.preview({ params: { id: provisionId }, body: { jurisdictions, areas } }, { signal }),
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Preview as')} width={920}>
      <div className={c.who}>
        <MultiSelect
          label={t('Jurisdictions of the account')}
          placeholder={jurisdictions.length === 0 ? t('All') : undefined}
          data={JURISDICTION_CODES.map((code) => ({ value: code, label: jurisdictionName(code) }))}
          value={jurisdictions}
          onChange={(codes) => setJurisdictions(codes as JurisdictionCode[])}
          searchable
          filter={substringFilter}
          clearable
          clearButtonProps={{ 'aria-label': t('All jurisdictions') }}
        />
        <MultiSelect
          label={t('Areas of law of the account')}
          placeholder={areas.length === 0 ? t('All') : undefined}
          data={(choices.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={areas}
          onChange={setAreas}
          searchable
          filter={substringFilter}
          clearable
          clearButtonProps={{ 'aria-label': t('All areas') }}
        />
      </div>
      <div className={c.page}>
        <Loaded query={preview} skeleton={320} failed={t('The preview could not be made.')}>
          {({ provision, why }) =>
            provision ? (
              <ProvisionList
                key={JSON.stringify([jurisdictions, areas])}
                provisions={[provision]}
                view="preview"
              />
            ) : (
              <p role="status">{whyWords(why)}</p>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}

export { PreviewDialog as Component };
