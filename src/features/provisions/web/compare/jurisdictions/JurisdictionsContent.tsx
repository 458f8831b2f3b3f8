import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import { t } from '../../../../../shared/text.ts';
import { Empty } from '../../../../../ui/state/StateCard.tsx';
import { useCurrentUser } from '../../../../auth/web/currentUser.ts';
import type { Provision } from '../../../contract.ts';
import { matrixPath } from '../../../matrixPath.ts';
import { downloadComparison, type Subject } from '../api.ts';
import { CompareDialogParts } from '../CompareDialogFrame.tsx';
import { LoadedComparison } from '../LoadedComparison.tsx';
import { useChangeNavigator } from '../useChangeNavigator.ts';
import { ComparisonFoot, type FootChoice } from './ComparisonFoot.tsx';
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

/** What of a comparison is shown, and what the foot offers about it. */
function useShown(
  { base, chosen }: Pick<ReturnType<typeof useComparison>, 'base' | 'chosen'>,
  isNarrow: boolean,
) {
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
  const choices: FootChoice[] = [];
  if (chosen.length > 0) {
    choices.push({ label: t('Hide deletions'), checked: withoutDeletions, onChange: setWithoutDeletions });
  }
  if (rows.length > 1 && !isNarrow) {
    choices.push({
      label: t('Only sections that differ'),
      checked: onlyDiffering,
      onChange: setOnlyDiffering,
    });
  }
  const content = [isNarrow, onlyDiffering, withoutDeletions, base?.id, ...chosen.map(({ id }) => id)].join();
  return { shown, choices, withoutDeletions, content };
}

function Comparing({ provision, subject, onSubject }: ComparingProps) {
  const comparison = useComparison(provision.id, subject);
  const { base, others, chosen, swap, isSwapping } = comparison;
  const isNarrow = useMediaQuery('(max-width: 66.24em)', false, { getInitialValueInEffect: false });
  const { shown, choices, withoutDeletions, content } = useShown(comparison, isNarrow);
  const root = useRef<HTMLDivElement>(null);
  const navigator = useChangeNavigator(root, content);
  const texts = base && { base, onSwap: swap, isSwapping, withoutDeletions, root };
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
      foot={others.length > 0 && <Foot {...{ provision, subject, comparison, navigator, choices }} />}
    >
      <LoadedComparison
        query={comparison.query}
        failed={t('The comparison did not load')}
        empty={<NoOthers subject={subject} />}
        isEmpty={() => others.length === 0}
      >
        {() =>
          texts &&
          (isNarrow ? (
            <NarrowComparison {...texts} item={chosen[0] ?? null} />
          ) : (
            <ComparisonTable {...texts} chosen={chosen} rows={shown} />
          ))
        }
      </LoadedComparison>
    </CompareDialogParts>
  );
}

interface FootProps extends Props {
  comparison: ReturnType<typeof useComparison>;
  navigator: ReturnType<typeof useChangeNavigator>;
  choices: FootChoice[];
}

/** Of texts, and not of policies, there are figures, and a file for those who may have it. */
function Foot({ provision, subject, comparison: { base, chosen }, navigator, choices }: FootProps) {
  const { may } = useCurrentUser();
  const isText = subject === 'text';
  const download =
    base && chosen.length > 0 ? () => downloadComparison([base, ...chosen].map(({ id }) => id)) : null;
  return (
    <ComparisonFoot
      navigator={chosen.length > 0 ? navigator : null}
      choices={choices}
      figuresPath={
        isText ? matrixPath({ groupIds: [provision.provisionGroup.id], home: provision.jurisdiction }) : null
      }
      onDownload={may.exportComparison && isText ? download : undefined}
    />
  );
}

const NoOthers = ({ subject }: { subject: Subject }) => (
  <Empty
    title={
      subject === 'policy'
        ? t('No other jurisdictions include policy language for this provision.')
        : t('No other jurisdictions include this provision.')
    }
  />
);
