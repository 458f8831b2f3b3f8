import { type ReactNode, useId } from 'react';
import c from './Segments.module.css';

interface Props<V extends string> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  /** `tone`: the colour of the one that is chosen, where it says how things stand. */
  data: readonly { value: V; label: string; icon?: ReactNode; tone?: 'amber' | 'green' | undefined }[];
  disabled?: boolean;
}

/** One of two or three, side by side: radio buttons that look like one control. It needs no measuring and so no script. */
export function Segments<V extends string>({ label, value, onChange, data, disabled }: Props<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={c.segments}>
      {data.map((segment) => (
        <label key={segment.value} className={c.segment}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={disabled}
            onChange={() => onChange(segment.value)}
          />
          <span data-tone={segment.tone}>
            {segment.icon}
            {segment.label}
          </span>
        </label>
      ))}
    </div>
  );
}
