import { Checkbox } from '@mantine/core';
import type { Area } from '../../catalogue/contract.ts';
import c from './Watchlist.module.css';

interface Props {
  area: Area;
  /** The topics that are ticked, of all areas. */
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  /** A dialog begins here. */
  takesFocus?: boolean;
}

/** An area with its topics; the box of the area ticks them all. */
export function AreaBoxes({ area, chosen, onChange, takesFocus }: Props) {
  const ids = area.topics.map(({ _id }) => _id);
  const ticked = ids.filter((id) => chosen.includes(id)).length;
  const others = chosen.filter((id) => !ids.includes(id));
  return (
    <fieldset className={c.boxes}>
      <legend className={c.legend}>
        <Checkbox
          data-autofocus={takesFocus || undefined}
          label={area.name}
          checked={ticked === ids.length}
          indeterminate={ticked > 0 && ticked < ids.length}
          onChange={() => onChange(ticked === ids.length ? others : [...others, ...ids])}
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
