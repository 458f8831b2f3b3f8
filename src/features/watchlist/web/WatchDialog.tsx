import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { JurisdictionField } from '../../../ui/fields/JurisdictionField.tsx';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { Area } from '../../catalogue/contract.ts';
import { COUNTED_DAYS, type Watchlist } from '../contract.ts';
import { changesOf, drowns, newPairs } from '../rules.ts';
import { useChangeWatchlist } from './api.ts';
import c from './Watchlist.module.css';

export interface WatchDialogProps {
  opened: boolean;
  onClose: () => void;
  areas: Area[];
  list: Watchlist;
}

/** An area with its topics; the box of the area ticks them all. */
function AreaBoxes({
  area,
  chosen,
  onChange,
}: {
  area: Area;
  chosen: string[];
  onChange: (ids: string[]) => void;
}) {
  const ids = area.topics.map(({ _id }) => _id);
  const ticked = ids.filter((id) => chosen.includes(id)).length;
  return (
    <fieldset className={c.boxes}>
      <legend className={c.legend}>
        <Checkbox
          label={area.name}
          checked={ticked === ids.length}
          indeterminate={ticked > 0 && ticked < ids.length}
          onChange={() =>
            onChange(
              ticked === ids.length
                ? chosen.filter((id) => !ids.includes(id))
                : [...new Set([...chosen, ...ids])],
            )
          }
        />
      </legend>
      {area.topics.map(({ _id, name }) => (
        <Checkbox
          key={_id}
          label={name}
          checked={chosen.includes(_id)}
          onChange={() =>
            onChange(chosen.includes(_id) ? chosen.filter((id) => id !== _id) : [...chosen, _id])
          }
        />
      ))}
    </fieldset>
  );
}

/** Picks many topics in many jurisdictions at once, and says beforehand when a summary would drown in them. */
function WatchDialog({ opened, onClose, areas, list }: WatchDialogProps) {
  const [topics, setTopics] = useState<string[]>([]);
  const [jurisdictions, setJurisdictions] = useState<JurisdictionCode[]>([]);
  const change = useChangeWatchlist();
  const available = JURISDICTION_CODES.filter((code) =>
    areas.some((area) => area.jurisdictions.includes(code)),
  );
  const added = newPairs(topics, jurisdictions.length > 0 ? jurisdictions : available, list.watched);
  const after = [...list.watched, ...added];
  const isTooMuch = added.length > 0 && drowns(after, list.recentChanges);
  const watch = (): void =>
    change.mutate(
      { add: added },
      {
        onSuccess: () => {
          toast.success({ lead: t('Your watchlist has grown.') });
          setTopics([]);
          setJurisdictions([]);
          onClose();
        },
      },
    );
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Watch topics')} width={720}>
      <div className={c.picker}>
        <div className={c.scroll}>
          {areas.map((area) => (
            <AreaBoxes key={area.id} area={area} chosen={topics} onChange={setTopics} />
          ))}
        </div>
        {available.length > 1 && (
          <JurisdictionField
            label={t('Jurisdictions')}
            clearLabel={t('Clear Jurisdiction List')}
            value={jurisdictions}
            onChange={setJurisdictions}
            available={available}
          />
        )}
      </div>
      <div role="status">
        {isTooMuch && (
          <Callout tone="amber">
            {t(
              'That is a lot: what you would watch had {{changes}} in the last {{days}} days. In a summary that long the few that concern you are easily missed.',
              {
                changes: t('{{count}} changes', { count: changesOf(after, list.recentChanges) }),
                days: COUNTED_DAYS,
              },
            )}
          </Callout>
        )}
        {added.length > 0 && !isTooMuch && (
          <p className={c.said}>
            {t('What you add had {{changes}} in the last {{days}} days.', {
              changes: t('{{count}} changes', { count: changesOf(added, list.recentChanges) }),
              days: COUNTED_DAYS,
            })}
          </p>
        )}
      </div>
      <div className={c.foot}>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button onClick={watch} disabled={added.length === 0} loading={change.isPending}>
          {isTooMuch ? t('Watch them all the same') : t('Watch')}
        </Button>
      </div>
    </Dialog>
  );
}

export { WatchDialog as Component };
