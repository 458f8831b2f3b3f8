import { MultiSelect } from '@mantine/core';
import { type JurisdictionCode, jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { Citations } from '../../../provisions/web/entry/Citations.tsx';
import { MAX_PLACES } from '../../cases.ts';
import type { Answer } from '../../engine/answer.ts';
import { dollars, Ratio } from '../../engine/ratio.ts';
import { Marked } from './Marked.tsx';
import c from './Several.module.css';
import { Standing } from './StepBasis.tsx';
import { WaitingForCase } from './WaitingForCase.tsx';

interface Props {
  /** Of all the places; null while there is no case. */
  answers: readonly Answer[] | null;
  /** The jurisdictions that were chosen beside that of the case, and those that may be. */
  others: readonly JurisdictionCode[];
  offered: readonly JurisdictionCode[];
  onOthers: (codes: JurisdictionCode[]) => void;
}

/** Least sure first. */
const RANK = [
  'unverified',
  'machine-compiled-cross-check',
  'secondary-page',
  'older-official-text',
  'official-page',
];
const weakest = ({ grounds }: Answer): Answer['grounds'][number] | undefined =>
  [...grounds].sort((a, b) => rankOf(a) - rankOf(b))[0];
const rankOf = ({ verification, confidence }: Answer['grounds'][number]): number => {
  const at = RANK.indexOf(verification);
  return (at < 0 ? RANK.length : at) * 2 + (confidence === 'high' ? 1 : 0);
};

/** One part of the answer in one jurisdiction, with its sections. */
function PartCell({ answer, part }: { answer: Answer; part: string }) {
  const found = answer.parts.find(({ key }) => key === part);
  if (!found) return <td />;
  const cited = found.steps.findLast(({ basis }) => basis.length > 0)?.basis[0]?.citations ?? [];
  return (
    <td>
      <b>{found.subtotal}</b>
      {cited.length > 0 && (
        <small>
          <Citations of={cited} />
        </small>
      )}
    </td>
  );
}

/** What it comes to in each jurisdiction, with the sum and how it compares with the largest. */
function TotalRow({ answers }: { answers: readonly Answer[] }) {
  const cents = answers.map(({ figures }) => Number(figures.totalCents ?? 0));
  const most = Math.max(...cents, 1);
  return (
    <tr className={c.sum}>
      <th scope="row">{answers[0]?.total?.label}</th>
      {answers.map(({ jurisdiction, total }, index) => (
        <td key={jurisdiction}>
          <b>{total?.text}</b>
          {total?.lines.map((line) => (
            <small key={line}>
              <Marked text={line} />
            </small>
          ))}
          {total?.certainty === 'exact' && (
            <span className={c.bar} aria-hidden>
              <i style={{ width: `${((cents[index] ?? 0) / most) * 100}%` }} />
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

function Table({ answers }: { answers: readonly Answer[] }) {
  const [home] = answers;
  if (!home) return null;
  const hasJobs = home.figures.jobs !== undefined;
  return (
    <div className={c.scroll}>
      <table className={c.table}>
        <thead>
          <tr>
            <td />
            {answers.map(({ jurisdiction }) => (
              <th key={jurisdiction} scope="col">
                <Jur code={jurisdiction} /> {jurisdictionName(jurisdiction)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hasJobs && (
            <tr>
              <th scope="row">{t('Jobs that end here')}</th>
              {answers.map(({ jurisdiction, figures }) => (
                <td key={jurisdiction}>
                  <b>{figures.jobs}</b>
                </td>
              ))}
            </tr>
          )}
          {home.parts.map(({ key, title }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {answers.map((answer) => (
                <PartCell key={answer.jurisdiction} answer={answer} part={key} />
              ))}
            </tr>
          ))}
          {home.total && <TotalRow answers={answers} />}
          <tr>
            <th scope="row">{t('Weakest standing')}</th>
            {answers.map((answer) => {
              const ground = weakest(answer);
              return <td key={answer.jurisdiction}>{ground && <Standing ground={ground} />}</td>;
            })}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** What all jobs of all jurisdictions come to; "at least" where one of them cannot be computed. */
function AllJobs({ answers }: { answers: readonly Answer[] }) {
  if (answers.length < 2 || answers[0]?.figures.jobs === undefined) return null;
  const known = answers.flatMap(({ figures: { allEmployeesCents } }) =>
    typeof allEmployeesCents === 'number' ? [allEmployeesCents] : [],
  );
  const amount = (cents: number): string => dollars(Ratio.of(cents, 100));
  const sum = known.map(amount).join(' + ');
  const all = amount(known.reduce((total, cents) => total + cents, 0));
  if (known.length === 0) return null;
  return (
    <p className={c.all} role="status">
      <Marked
        text={
          known.length === answers.length
            ? t('For every job that ends: {{sum}} = **{{all}}**', { sum, all })
            : t('For every job that ends, at least **{{all}}**: one of the sums above is not established', {
                all,
              })
        }
      />
    </p>
  );
}

/** The same case by the law of several jurisdictions, the first of them the one that was asked about. */
export function Several({ answers, others, offered, onOthers }: Props) {
  return (
    <div className={c.several}>
      <div className={c.choice} data-chrome>
        <MultiSelect
          label={t('The same case in')}
          data={offered.map((code) => ({ value: code, label: jurisdictionName(code) }))}
          value={[...others]}
          onChange={(codes) => onOthers(codes as JurisdictionCode[])}
          maxValues={MAX_PLACES - 1}
          placeholder={others.length === 0 ? t('Add jurisdictions') : undefined}
          searchable
          hidePickedOptions
        />
      </div>
      {answers ? (
        <>
          <Table answers={answers} />
          <AllJobs answers={answers} />
        </>
      ) : (
        <WaitingForCase />
      )}
    </div>
  );
}
