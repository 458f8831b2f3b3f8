import { Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { JURISDICTION_CODES, jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { JurisdictionPills as Pills } from '../../../../ui/fields/JurisdictionPills.tsx';
import { type AnnouncementAudience, MEMBER_ROLES } from '../../announcementsContract.ts';
import c from './AudienceConditions.module.css';
import { type Places, roleName } from './announcementWords.ts';

const KINDS = ['jurisdictions', 'areas', 'plans', 'roles'] as const;
type Kind = (typeof KINDS)[number];

const kindName = (kind: Kind): string =>
  ({ jurisdictions: t('Jurisdiction'), areas: t('Area'), plans: t('Plan'), roles: t('Role') })[kind];

const named = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

const optionsOf = (kind: Kind, places: Places) =>
  ({
    jurisdictions: JURISDICTION_CODES.map((code) => ({ value: code, label: jurisdictionName(code) })),
    areas: named(places.areas),
    plans: named(places.plans),
    roles: MEMBER_ROLES.map((role) => ({ value: role, label: roleName(role) })),
  })[kind];

interface Props {
  value: AnnouncementAudience;
  places: Places;
  onChange: (patch: Partial<AnnouncementAudience>) => void;
}

/** The conditions that members meet, a row each: "Jurisdiction is Federal". A row without a value leaves nobody out. */
export function AudienceConditions({ value, places, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<readonly Kind[]>(() => KINDS.filter((kind) => value[kind].length > 0));
  const isShown = (kind: Kind) => added.includes(kind) || value[kind].length > 0;
  const left = KINDS.filter((kind) => !isShown(kind));
  const add = (kind: Kind) => {
    setAdded((before) => [...before, kind]);
    // Once the menu is gone, which takes the focus back to its button.
    setTimeout(() => box.current?.querySelector<HTMLElement>(`[data-kind=${kind}] input`)?.focus());
  };
  return (
    <div className={c.conditions} ref={box}>
      {KINDS.filter(isShown).map((kind) => (
        <div key={kind} className={c.condition} data-kind={kind}>
          <span className={c.is} aria-hidden>
            {t('is')}
          </span>
          <Pills
            label={kindName(kind)}
            placeholder={value[kind].length === 0 ? t('Any') : ''}
            options={optionsOf(kind, places)}
            value={value[kind]}
            onChange={(ids) => onChange({ [kind]: ids })}
          />
        </div>
      ))}
      {left.length > 0 && (
        <Menu position="bottom-start" returnFocus={false}>
          <Menu.Target>
            <button type="button" className={c.add}>
              <IconPlus size={14} aria-hidden /> {t('Condition')}
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {left.map((kind) => (
              <Menu.Item key={kind} onClick={() => add(kind)}>
                {kindName(kind)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
