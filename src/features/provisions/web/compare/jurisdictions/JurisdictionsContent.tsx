import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { t } from '../../../../../shared/text.ts';
import { Del, Ins } from '../../../../../ui/parts/Redline.tsx';
import { Empty, Failed } from '../../../../../ui/state/StateCard.tsx';
import { useCurrentUser } from '../../../../auth/web/currentUser.ts';
import type { Provision } from '../../../contract.ts';
import { downloadComparison, type Subject } from '../api.ts';
import { ChangeNavigation } from '../ChangeNavigation.tsx';
import { CompareDialogParts } from '../CompareDialogFrame.tsx';
import { ComparisonSkeleton } from '../ComparisonSkeleton.tsx';
import { useChangeNavigator } from '../useChangeNavigator.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { comparisonRows } from './comparisonRows.ts';
import { JurisdictionPicker } from './JurisdictionPicker.tsx';
import c from './JurisdictionsContent.module.css';
import { NarrowComparison } from './NarrowComparison.tsx';
import { useComparison } from './useComparison.ts';

interface Props {
  provision: Provision;
  subject: Subject;
}

/** Everything below the title of Compare Jurisdictions. */
export function JurisdictionsContent({ provision, subject: first }: Props) {
  const { may } = useCurrentUser();
  const [subject, setSubject] = useState(first);
  const offersPolicies = may.comparePolicies && provision.policy !== null;
  return (
    <Comparing
      key={subject}
      provision={provision}
      subject={subject}
      onSubject={offersPolicies ? setSubject : undefined}
    />
  );
}

function SubjectChoice({ value, onChange }: { value: Subject; onChange: (subject: Subject) => void }) {
  return (
    <SegmentedControl
      className={c.subject}
      size="xs"
      aria-label={t('What to compare')}
      value={value}
      onChange={(next) => onChange(next as Subject)}
      data={[
        { value: 'text', label: t('Provision') },
        { value: 'policy', label: t('Policy language') },
      ]}
    />
  );
}

interface ComparingProps extends Props {
  /** Given to those who may compare policies, where there is one. */
  onSubject: ((subject: Subject) => void) | undefined;
}

function Comparing({ provision, subject, onSubject }: ComparingProps) {
  const { may } = useCurrentUser();
  const comparison = useComparison(provision.id, subject);
  const { base, others, chosen, swap, isSwapping } = comparison;
  const isNarrow = useMediaQuery('(max-width: 66.24em)', false, { getInitialValueInEffect: false });
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const [withoutDeletions, setWithoutDeletions] = useState(false);
  const rows = useMemo(
    () =>
      comparisonRows(
        base?.html ?? '',
        chosen.map(({ redline }) => redline ?? ''),
      ),
    [base, chosen],
  );
  const shown = onlyDiffering && chosen.length > 0 ? rows.filter(({ differs }) => differs) : rows;
  const root = useRef<HTMLDivElement>(null);
  const content = [isNarrow, onlyDiffering, withoutDeletions, base?.id, ...chosen.map(({ id }) => id)].join();
  const navigator = useChangeNavigator(root, content);

  const foot = base && others.length > 0 && (
    <>
      {chosen.length > 0 && (
        <>
          <ChangeNavigation navigator={navigator} />
          <Checkbox
            label={t('Hide deletions')}
            checked={withoutDeletions}
            onChange={(event) => setWithoutDeletions(event.currentTarget.checked)}
          />
        </>
      )}
      {rows.length > 1 && !isNarrow && (
        <Checkbox
          label={t('Only sections that differ')}
          checked={onlyDiffering}
          onChange={(event) => setOnlyDiffering(event.currentTarget.checked)}
        />
      )}
      <span className={c.legend}>
        <Ins>{t('inserted')}</Ins> <Del>{t('deleted')}</Del>
      </span>
      {may.exportComparison && subject === 'text' && (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.7} />}
          disabled={chosen.length === 0}
          onClick={() => downloadComparison([base, ...chosen].map(({ id }) => id))}
        >
          {t('Download Excel')}
        </Button>
      )}
    </>
  );

  return (
    <CompareDialogParts
      subtitle={`${provision.name} · ${provision.area.name}`}
      onKeyDown={navigator.onKeyDown}
      tools={
        <>
          {onSubject && <SubjectChoice value={subject} onChange={onSubject} />}
          {base && others.length > 0 && (
            <JurisdictionPicker
              baseName={base.jurisdictionName}
              others={others}
              chosen={chosen}
              onChoose={comparison.choose}
              single={isNarrow}
            />
          )}
        </>
      }
      foot={foot}
    >
      {comparison.error && (
        <div className={c.state}>
          <Failed title={t('The comparison did not load')} onRetry={comparison.retry} />
        </div>
      )}
      {comparison.isPending && <ComparisonSkeleton />}
      {base && others.length === 0 && (
        <div className={c.state}>
          <Empty
            title={
              subject === 'policy'
                ? t('No other jurisdictions include policy language for this provision.')
                : t('No other jurisdictions include this provision.')
            }
          />
        </div>
      )}
      {base && others.length > 0 && !isNarrow && (
        <ComparisonTable
          base={base}
          chosen={chosen}
          rows={shown}
          onSwap={swap}
          isSwapping={isSwapping}
          withoutDeletions={withoutDeletions}
          root={root}
        />
      )}
      {base && others.length > 0 && isNarrow && (
        <NarrowComparison
          base={base}
          item={chosen[0] ?? null}
          onSwap={swap}
          isSwapping={isSwapping}
          withoutDeletions={withoutDeletions}
          root={root}
        />
      )}
    </CompareDialogParts>
  );
}
