import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { addDays, shortDate, torontoDay } from '../../../shared/torontoDate.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Bar } from '../../../ui/state/Skeleton.tsx';
import { Empty } from '../../../ui/state/StateCard.tsx';
import { toastError } from '../../../ui/toasts/errorToasts.ts';
import { permalinkPath } from '../../provisions/permalink.ts';
import { RedlineText } from '../../provisions/web/compare/RedlineText.tsx';
import type { Report, ReportChange } from '../contract.ts';
import { REPORTS_KEY, reportChangesQuery, reportsApi } from './api.ts';
import c from './ReportScreen.module.css';

export interface ChangesDialogProps {
  opened: boolean;
  onClose: () => void;
  report: Report;
}

/** How far back a day is chosen at first. */
const DAYS_BACK = 60;

function Change({ of, onClose }: { of: ReportChange; onClose: () => void }) {
  const { id, area, topic } = { id: of.provisionId, area: of.area, topic: of.topic };
  return (
    <li className={c.change}>
      <h3>
        <Link to={permalinkPath({ id, area, topic })} onClick={onClose}>
          {of.name}, {of.jurisdictionName}
        </Link>
      </h3>
      <p>
        {area.name}: {topic.name} · {t('Updated: {{date}}', { date: shortDate(of.changedAt) })}
      </p>
      <RedlineText html={of.redline} />
    </li>
  );
}

/** What changed in the texts of a report since the person last looked, or since a day, with redlines (decisions 7). */
function ChangesDialog({ opened, onClose, report }: ChangesDialogProps) {
  const client = useQueryClient();
  const today = torontoDay(new Date());
  const [kind, setKind] = useState<'look' | 'day'>('look');
  const [day, setDay] = useState(addDays(today, -DAYS_BACK));
  const isDay = kind === 'day';
  const query = useQuery({ ...reportChangesQuery(report.id, isDay ? day : undefined), enabled: opened });
  const markRead = useMutation({
    mutationFn: (until: string) => reportsApi.markReportRead({ params: { id: report.id }, body: { until } }),
    onSuccess: onClose,
    onError: toastError(t('Error updating report:')),
    onSettled: () => client.invalidateQueries({ queryKey: [...REPORTS_KEY, 'changes', report.id] }),
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={t('What changed since')} width={860}>
      <div className={c.controls}>
        <SegmentedControl
          size="sm"
          aria-label={t('Since when')}
          value={kind}
          onChange={(value) => setKind(value as typeof kind)}
          data={[
            { value: 'look', label: t('Since I last looked') },
            { value: 'day', label: t('Since a day') },
          ]}
        />
        {isDay && (
          <TextInput
            type="date"
            aria-label={t('Day')}
            value={day}
            max={today}
            onChange={(event) => event.currentTarget.value && setDay(event.currentTarget.value)}
          />
        )}
      </div>
      <Loaded
        query={query}
        skeleton={
          <>
            <Bar height={120} gap={12} />
            <Bar height={120} />
          </>
        }
        failed={t('The changes could not be loaded.')}
        toastLead={t('Error loading provision history:')}
      >
        {({ changes, since, until }) =>
          changes.length === 0 ? (
            <Empty
              icon={IconCircleCheck}
              title={t("You're all caught up!")}
              text={t('No text of this report has changed since {{date}}.', { date: shortDate(since) })}
            />
          ) : (
            <>
              <ul className={c.changes}>
                {changes.map((change) => (
                  <Change key={change.provisionId} of={change} onClose={onClose} />
                ))}
              </ul>
              {!isDay && (
                <div className={c.foot}>
                  <Button variant="default" onClick={onClose}>
                    {t('Keep for later')}
                  </Button>
                  <Button loading={markRead.isPending} onClick={() => markRead.mutate(until)}>
                    {t('Mark as read')}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}

export { ChangesDialog as Component };
