import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { industriesQuery } from '../../../catalogue/web/api.ts';
import type { InstrumentChoice, Rule } from '../../schemas.ts';
import { editorApi } from '../api.ts';
import { ItemButtons } from './ItemButtons.tsx';
import c from './Listed.module.css';
import { RuleForm } from './RuleForm.tsx';
import type { WriteBeside } from './useBeside.ts';

interface Props {
  provisionId: string;
  jurisdiction: JurisdictionCode;
  rules: readonly Rule[];
  instruments: readonly InstrumentChoice[];
  write: WriteBeside;
}

/** The exemptions and special rules that stand with the provision. Each is written at once. */
export function RulesTab({ provisionId, jurisdiction, rules, instruments, write }: Props) {
  const [edited, setEdited] = useState<string | null>(null);
  const industries = useQuery(industriesQuery);
  const nameOf = (id: string) => industries.data?.find((one) => one.id === id)?.name ?? '…';
  const remove = async (rule: Rule) => {
    const { id, groups: _, ...body } = rule;
    const isDone = await write(() => editorApi.removeRule({ params: { id: provisionId, ruleId: id } }));
    if (isDone !== 'done') return;
    const undo = () => void write(() => editorApi.addRule({ params: { id: provisionId }, body }));
    toast.success({
      lead: t('Taken out. Readers no longer see it here.'),
      link: <LinkButton onClick={undo}>{t('Undo')}</LinkButton>,
      milliseconds: 10_000,
    });
  };
  const form = (rule: Rule | null) => (
    <RuleForm
      provisionId={provisionId}
      jurisdiction={jurisdiction}
      rule={rule}
      industries={industries.data ?? []}
      instruments={instruments}
      write={write}
      onDone={() => setEdited(null)}
    />
  );
  return (
    <>
      <ul className={c.listed} aria-label={t('Exemptions and special rules')}>
        {rules.map((rule) => (
          <li key={rule.id}>
            {edited === rule.id ? (
              form(rule)
            ) : (
              <>
                <p className={c.head}>
                  <Tag>{rule.type}</Tag>
                  <span>
                    {rule.industries.map(nameOf).join(', ')}
                    {rule.groups > 1 && (
                      <span className={c.quiet}>
                        {' '}
                        {t('stands with {{count}} provisions', { count: rule.groups })}
                      </span>
                    )}
                  </span>
                  <ItemButtons
                    name={t('the rule for {{industries}}', {
                      industries: rule.industries.map(nameOf).join(', '),
                    })}
                    onEdit={() => setEdited(rule.id)}
                    onRemove={() => void remove(rule)}
                  />
                </p>
                <Prose html={rule.description} plain />
              </>
            )}
          </li>
        ))}
        {rules.length === 0 && edited !== 'new' && (
          <li>{t('No exemption or special rule stands with this provision.')}</li>
        )}
        {edited === 'new' && <li>{form(null)}</li>}
      </ul>
      {edited !== 'new' && (
        <p className={c.foot}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} />}
            onClick={() => setEdited('new')}
          >
            {t('Rule or exemption')}
          </Button>
        </p>
      )}
    </>
  );
}
