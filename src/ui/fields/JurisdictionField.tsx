import { JURISDICTION_CODES, type JurisdictionCode, jurisdictionName } from '../../shared/jurisdictions.ts';
import { t } from '../../shared/text.ts';
import { JurisdictionMap } from '../parts/JurisdictionMap.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import c from './JurisdictionField.module.css';
import { JurisdictionPills } from './JurisdictionPills.tsx';

interface Props {
  label: string;
  clearLabel: string;
  value: readonly JurisdictionCode[];
  onChange: (codes: JurisdictionCode[]) => void;
  /** What the account and the subject allow. */
  available: readonly JurisdictionCode[];
  /** Targets of finger size on the map. */
  large?: boolean;
  /** Leaves the map out, where two such fields stand side by side. */
  withoutMap?: boolean;
}

const inOrder = (codes: readonly string[]): JurisdictionCode[] =>
  JURISDICTION_CODES.filter((code) => codes.includes(code));

/** Several jurisdictions, by typing, by pills or on the map. None chosen means all. */
export function JurisdictionField({
  label,
  clearLabel,
  value,
  onChange,
  available,
  large,
  withoutMap,
}: Props) {
  const toggle = (code: JurisdictionCode) =>
    onChange(inOrder(value.includes(code) ? value.filter((other) => other !== code) : [...value, code]));
  const count = t('{{chosen}} of {{all}}', { chosen: value.length, all: available.length });
  return (
    <div className={c.field}>
      <JurisdictionPills
        label={
          <span className={c.label}>
            {label} {value.length > 0 && <span className={c.count}>{count}</span>}
          </span>
        }
        placeholder={value.length === 0 ? t('Showing all Jurisdictions') : undefined}
        options={available.map((code) => ({ value: code, label: jurisdictionName(code) }))}
        value={value}
        onChange={(codes) => onChange(inOrder(codes))}
      />
      {!withoutMap && <JurisdictionMap value={value} available={available} onToggle={toggle} large={large} />}
      {value.length > 0 && (
        <LinkButton className={c.clear} onClick={() => onChange([])}>
          {clearLabel}
        </LinkButton>
      )}
    </div>
  );
}
