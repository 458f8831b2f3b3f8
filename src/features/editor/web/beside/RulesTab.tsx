import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { industriesQuery } from '../../../catalogue/web/api.ts';
import type { InstrumentChoice, Rule } from '../../schemas.ts';
import { editorApi } from '../api.ts';
import { AddItem } from './AddItem.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import c from './Listed.module.css';
import { RuleForm } from './RuleForm.tsx';
import { toastTakenOut } from './toastTakenOut.tsx';
import type { WriteBeside } from './useBeside.ts';

interface Props {
  provisionId: string;
  jurisdiction: JurisdictionCode;
  rules: readonly Rule[];
  instruments: readonly InstrumentChoice[];
  write: WriteBeside;
}

/** The exemptions and special rules that stand with the provision, each for industries by their names. */
export function RulesTab(props: Props) {
  const industries = useQuery(industriesQuery);
  return (
    <Loaded query={industries} skeleton={62} failed={t('The industries could not be loaded.')}>
      {(known) => <RuleList {...props} industries={known} />}
    </Loaded>
  );
}

interface ListProps extends Props {
  industries: readonly { id: string; name: string }[];
}

/** Each is written at once. */
function RuleList({ provisionId, jurisdiction, rules, instruments, industries, write }: ListProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const nameOf = (id: string) => industries.find((one) => one.id === id)?.name ?? '…';
  const remove = async (rule: Rule) => {
    const { id, groups: _, ...body } = rule;
    const isDone = await write(() => editorApi.removeRule({ params: { id: provisionId, ruleId: id } }));
    if (isDone !== 'done') return;
    toastTakenOut(
      t('Taken out. Readers no longer see it here.'),
      () => void write(() => editorApi.addRule({ params: { id: provisionId }, body })),
    );
  };
  const given = {
    ...{ provisionId, jurisdiction, instruments, industries, write },
    onDone: () => setEdited(null),
  };
  return (
    <>
      <ul className={c.listed} aria-label={t('Exemptions and special rules')}>
        {rules.map((rule) => (
          <li key={rule.id}>
            {edited === rule.id ? (
              <RuleForm {...given} rule={rule} />
            ) : (
              <RuleLine
                rule={rule}
                industries={rule.industries.map(nameOf).join(', ')}
                onEdit={() => setEdited(rule.id)}
                onRemove={() => void remove(rule)}
              />
            )}
          </li>
        ))}
        {rules.length === 0 && edited !== 'new' && (
          <li>{t('No exemption or special rule stands with this provision.')}</li>
        )}
        {edited === 'new' && (
          <li>
            <RuleForm {...given} rule={null} />
          </li>
        )}
      </ul>
      {edited !== 'new' && <AddItem label={t('Rule or exemption')} onClick={() => setEdited('new')} />}
    </>
  );
}

interface LineProps {
  rule: Rule;
  /** Their names. */
  industries: string;
  onEdit: () => void;
  onRemove: () => void;
}

const RuleLine = ({ rule, industries, onEdit, onRemove }: LineProps) => (
  <>
    <p className={c.head}>
      <Tag>{rule.type}</Tag>
      <span>
        {industries}
        {rule.groups > 1 && (
          <span className={c.quiet}> {t('stands with {{count}} provisions', { count: rule.groups })}</span>
        )}
      </span>
      <ItemButtons
        name={t('the rule for {{industries}}', { industries })}
        onEdit={onEdit}
        onRemove={onRemove}
      />
    </p>
    <Prose html={rule.description} plain />
  </>
);
