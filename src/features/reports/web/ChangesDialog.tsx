import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconCircleCheck, IconHistory } from '@tabler/icons-react';
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
import type { Report, ReportChange, Unreached as UnreachedProvision } from '../contract.ts';
import { REPORTS_KEY, reportChangesQuery, reportsApi } from './api.ts';
import c from './ReportScreen.module.css';

export interface ChangesDialogProps {
  opened: boolean;
  onClose: () => void;
  report: Report;
}

/** How far back a day is chosen at first. */
const DAYS_BACK = 60;

const daysText = (days: readonly string[]): string => days.map((day) => shortDate(day)).join(' · ');

/** "Temporary Layoff, Ontario", which opens it. */
function Place({ of, onClose }: { of: ReportChange | UnreachedProvision; onClose: () => void }) {
  const { provisionId: id, area, topic } = of;
  return (
    <Link to={permalinkPath({ id, area, topic })} onClick={onClose}>
      {of.name}, {of.jurisdictionName}
    </Link>
  );
}

function Change({ of, onClose }: { of: ReportChange; onClose: () => void }) {
  const { area, topic, days, knownSince } = of;
  return (
    <li className={c.change}>
      <h3>
        <Place of={of} onClose={onClose} />
      </h3>
      <p>
        {area.name}: {topic.name} · {t('Changed: {{days}}', { days: daysText(days) })}
      </p>
      {knownSince && (
        <p className={c.reach}>
          {of.redline === null
            ? t('What it said before {{date}} is not known here.', { date: shortDate(knownSince) })
            : t('Its history is known back to {{date}}, and compared from there.', {
                date: shortDate(knownSince),
              })}
        </p>
      )}
      {of.redline !== null && <RedlineText html={of.redline} />}
    </li>
  );
}

/** The provisions of which nothing can be said for the whole time asked about, with how far back each is known. */
function Unreached({
  list,
  since,
  onClose,
}: {
  list: UnreachedProvision[];
  since: string;
  onClose: () => void;
}) {
  if (list.length === 0) return null;
  return (
    <details className={c.unreached}>
      <summary>
        {t('Of {{count}} provisions no change is known, but their history does not reach back to {{date}}', {
          count: list.length,
          date: shortDate(since),
        })}
      </summary>
      <ul>
        {list.map((one) => (
          <li key={one.provisionId}>
            <Place of={one} onClose={onClose} />:{' '}
            {t('known back to {{date}}', { date: shortDate(one.knownSince) })}
          </li>
        ))}
      </ul>
    </details>
  );
}

function NoChange({ since, isWhole }: { since: string; isWhole: boolean }) {
  const date = shortDate(since);
  return isWhole ? (
    <Empty
      icon={IconCircleCheck}
      title={t("You're all caught up!")}
      text={t('No text of this report has changed since {{date}}.', { date })}
    />
  ) : (
    <Empty
      icon={IconHistory}
      title={t('No change is known')}
      text={t('No change since {{date}} is known here.', { date })}
    />
  );
}

interface SinceProps {
  kind: 'look' | 'day';
  onKind: (kind: 'look' | 'day') => void;
  day: string;
  onDay: (day: string) => void;
  today: string;
}

const Since = ({ kind, onKind, day, onDay, today }: SinceProps) => (
  <div className={c.controls}>
    <SegmentedControl
      size="sm"
      aria-label={t('Since when')}
      value={kind}
      onChange={(value) => onKind(value as typeof kind)}
      data={[
        { value: 'look', label: t('Since I last looked') },
        { value: 'day', label: t('Since a day') },
      ]}
    />
    {kind === 'day' && (
      <TextInput
        type="date"
        aria-label={t('Day')}
        value={day}
        max={today}
        onChange={(event) => event.currentTarget.value && onDay(event.currentTarget.value)}
      />
    )}
  </div>
);

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
      <Since kind={kind} onKind={setKind} day={day} onDay={setDay} today={today} />
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
        {({ changes, unreached, since, until }) => (
          <>
            {changes.length === 0 ? (
              <NoChange since={since} isWhole={unreached.length === 0} />
            ) : (
              <ul className={c.changes}>
                {changes.map((change) => (
                  <Change key={change.provisionId} of={change} onClose={onClose} />
                ))}
              </ul>
            )}
            <Unreached list={unreached} since={since} onClose={onClose} />
            {!isDay && changes.length > 0 && (
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
        )}
      </Loaded>
    </Dialog>
  );
}

export { ChangesDialog as Component };
