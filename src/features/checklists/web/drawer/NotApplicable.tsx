import { Button, Switch, Textarea } from '@mantine/core';
import { IconCircleMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import type { ChecklistRequirement } from '../../contract.ts';
import { REASON_LENGTH } from '../../rules.ts';
import c from './Drawer.module.css';
import { useChangeItem } from './useItemMutations.ts';

function ReasonForm({ requirementId, onClose }: { requirementId: string; onClose: () => void }) {
  const change = useChangeItem(requirementId, { isToldAtField: true });
  const { props, field, isPending } = useServerForm({
    initialValues: { reason: '' },
    validate: ({ reason }) =>
      reason.trim().length < REASON_LENGTH.min ? { reason: t('Say why in 10 characters or more.') } : {},
    mutation: {
      ...change,
      mutateAsync: ({ reason }: { reason: string }) => change.mutateAsync({ notApplicable: { reason } }),
    },
    failureAs: { field: 'reason' },
  });
  return (
    <form {...props} className={c.reason}>
      <Textarea
        label={t('Why it does not apply to you')}
        autosize
        minRows={2}
        maxLength={REASON_LENGTH.max}
        data-autofocus
        {...field('reason')}
      />
      <div className={c.formActions}>
        <Button type="submit" size="compact-sm" loading={isPending}>
          {t('Save')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Whether a requirement applies at all; where not, why, who said so and when. */
export function NotApplicable({ requirement: { id, notApplicable } }: { requirement: ChecklistRequirement }) {
  const [isAsking, setAsking] = useState(false);
  const change = useChangeItem(id);
  if (notApplicable) {
    const { reason, by, at } = notApplicable;
    return (
      <div className={c.box}>
        <p className={c.naReason}>
          <IconCircleMinus size={17} stroke={1.8} aria-hidden />
          <span>
            <strong>{t('Not applicable')}</strong> {reason}
            <small>
              {by ? `${by}, ` : ''}
              {shortDate(at)}
            </small>
          </span>
        </p>
        <Button
          variant="default"
          size="compact-sm"
          loading={change.isPending}
          onClick={() => {
            // The question that was answered is not asked anew.
            setAsking(false);
            change.mutate({ notApplicable: null });
          }}
        >
          {t('Apply again')}
        </Button>
      </div>
    );
  }
  return (
    <div className={c.box}>
      <Switch
        className={c.naSwitch}
        labelPosition="left"
        withThumbIndicator={false}
        label={
          <span className={c.naLabel}>
            <IconCircleMinus size={17} stroke={1.8} aria-hidden />
            {t('Not applicable to us')} <small>{t('needs a reason')}</small>
          </span>
        }
        checked={isAsking}
        onChange={({ currentTarget }) => setAsking(currentTarget.checked)}
      />
      {isAsking && <ReasonForm requirementId={id} onClose={() => setAsking(false)} />}
    </div>
  );
}
