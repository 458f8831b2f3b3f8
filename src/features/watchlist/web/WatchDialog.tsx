import { Button } from '@mantine/core';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { JurisdictionField } from '../../../ui/fields/JurisdictionField.tsx';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../ui/parts/Actions.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { Area } from '../../catalogue/contract.ts';
import type { Watchlist } from '../contract.ts';
import { drowns, newPairs } from '../rules.ts';
import { AreaBoxes } from './AreaBoxes.tsx';
import { useChangeWatchlist } from './api.ts';
import { WatchCount } from './WatchCount.tsx';
import c from './Watchlist.module.css';

export interface WatchDialogProps {
  opened: boolean;
  onClose: () => void;
  areas: Area[];
  list: Watchlist;
}

type Choice = {
  topics: string[];
  /** None chosen means all. */
  jurisdictions: JurisdictionCode[];
};

/** Picks many topics in many jurisdictions at once, and says beforehand when a summary would drown in them. */
function WatchDialog({ opened, onClose, areas, list }: WatchDialogProps) {
  const available = JURISDICTION_CODES.filter((code) =>
    areas.some((area) => area.jurisdictions.includes(code)),
  );
  const addedBy = ({ topics, jurisdictions }: Choice) =>
    newPairs(topics, jurisdictions.length > 0 ? jurisdictions : available, list.watched);
  const change = useChangeWatchlist();
  const { props, values, setValue, reset } = useServerForm<Choice>({
    initialValues: { topics: [], jurisdictions: [] },
    mutation: {
      ...change,
      mutateAsync: async (choice) => {
        await change.mutateAsync({ add: addedBy(choice) });
        toast.success({ lead: t('Your watchlist has grown.') });
        reset();
        onClose();
      },
    },
  });
  const added = addedBy(values);
  const isTooMuch = added.length > 0 && drowns([...list.watched, ...added], list.recentChanges);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Watch topics')} width={720}>
      <form {...props}>
        <div className={c.picker}>
          <div className={c.scroll}>
            {areas.map((area, at) => (
              <AreaBoxes
                key={area.id}
                area={area}
                // The list of jurisdictions would open over the topics.
                takesFocus={at === 0}
                chosen={values.topics}
                onChange={(ids) => setValue('topics', ids)}
              />
            ))}
          </div>
          {available.length > 1 && (
            <JurisdictionField
              label={t('Jurisdictions')}
              clearLabel={t('Clear Jurisdiction List')}
              available={available}
              value={values.jurisdictions}
              onChange={(codes) => setValue('jurisdictions', codes)}
            />
          )}
        </div>
        <WatchCount list={list} added={added} isTooMuch={isTooMuch} />
        <Actions atEnd>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={added.length === 0} loading={change.isPending}>
            {isTooMuch ? t('Watch them all the same') : t('Watch')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

export { WatchDialog as Component };
