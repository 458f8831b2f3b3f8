import { IconExternalLink } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../shared/torontoDate.ts';
import { Jur } from '../../../ui/parts/Jur.tsx';
import { type Segment, StageBar } from '../../../ui/parts/StageBar.tsx';
import { Tag } from '../../../ui/parts/Tag.tsx';
import type { Bill } from '../contract.ts';
import { commencementText, inForceText } from '../inForceText.ts';
import { isWhollyInForce } from '../rules.ts';
import { progressOf, stageLabel } from '../stages.ts';
import c from './BillDetails.module.css';

function StageTag({ bill, inForce }: { bill: Bill; inForce: boolean }) {
  if (inForce) return <Tag tone="green">{t('In Force')}</Tag>;
  const progress = progressOf(bill.jurisdiction, bill.status, bill.number);
  if (!progress) return <Tag>{t(stageLabel(bill.status))}</Tag>;
  if (progress.reached === progress.chambers.length)
    return <Tag tone="amber">{t(stageLabel(bill.status))}</Tag>;
  const chamber = progress.chambers[progress.reached - 1];
  return <Tag tone={chamber === 'second' ? 'harbour' : 'teal'}>{t(stageLabel(bill.status))}</Tag>;
}

/** Assent is a step of its own colour only where it follows two chambers. */
const segmentsOf = (chambers: readonly Segment[]): readonly Segment[] =>
  chambers.includes('second') ? chambers : chambers.map(() => 'first');

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Parts({ bill }: { bill: Bill }) {
  return (
    <section className={c.section}>
      <h3>{t('What starts when')}</h3>
      <ul className={c.parts}>
        {bill.parts.map((part) => (
          <li key={`${part.what} ${part.inForceDate}`}>
            {part.what}
            <span>{inForceText({ ...part, assentDate: bill.assentDate })}</span>
            {part.sections && <span>{part.sections}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  bill: Bill;
  affectedAct?: string | null;
  /** How it ended without becoming law, in words: it has no stage and no start then. */
  ended?: string | null;
}

/** A bill or filed regulation: its stage, its dates, what it is about, and what starts when. */
export function BillDetails({ bill, affectedAct, ended = null }: Props) {
  const inForce = isWhollyInForce(bill, bill.parts, torontoDay(new Date()));
  const progress = progressOf(bill.jurisdiction, bill.status, bill.number);
  const how = commencementText(bill);
  const affected = affectedAct ?? bill.affectedAct;
  return (
    <>
      <div className={c.tags}>
        <Jur code={bill.jurisdiction} />
        {ended ? <Tag>{ended}</Tag> : <StageTag bill={bill} inForce={inForce} />}
      </div>
      <h2 className={c.name}>{[bill.number, bill.name].filter(Boolean).join(', ')}</h2>
      {bill.url && (
        <a className={c.out} href={bill.url} target="_blank" rel="noreferrer">
          {t('Read it where it is published')} <IconExternalLink size={14} aria-hidden />
        </a>
      )}
      {progress && !ended && (
        <div className={c.bar}>
          <StageBar
            segments={segmentsOf(progress.chambers)}
            reached={progress.reached}
            inForce={inForce}
            label={inForce ? t('In Force') : t(stageLabel(bill.status))}
          />
        </div>
      )}
      <dl className={c.facts}>
        {bill.introductionDate && <Fact name={t('Introduced')}>{shortDate(bill.introductionDate)}</Fact>}
        {bill.assentDate && <Fact name={t('Assent')}>{shortDate(bill.assentDate)}</Fact>}
        {!ended && (
          <Fact name={t('In force')}>
            {bill.parts.length > 1 ? t('In stages') : inForceText(bill)} {how && <small>({how})</small>}
          </Fact>
        )}
        {affected && <Fact name={t('Affected act')}>{affected}</Fact>}
      </dl>
      {bill.description && (
        <section className={c.section}>
          <h3>{t('About')}</h3>
          <p style={{ margin: 0, font: '400 16px/25px var(--ll-serif)' }}>{bill.description}</p>
        </section>
      )}
      {bill.parts.length > 0 && !ended && <Parts bill={bill} />}
    </>
  );
}
