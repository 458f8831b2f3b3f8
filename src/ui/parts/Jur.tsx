import { type JurisdictionCode, jurisdictionName } from '../../shared/jurisdictions.ts';
import c from './Jur.module.css';

/** The box with a jurisdiction's code, which is also the unit of the map. */
export function Jur({ code }: { code: JurisdictionCode }) {
  return (
    <abbr className={c.jur} title={jurisdictionName(code)} style={{ textDecoration: 'none' }}>
      {code}
    </abbr>
  );
}
