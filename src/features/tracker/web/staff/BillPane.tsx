import { t } from '../../../../shared/text.ts';
import { UnsavedGuard } from '../../../../ui/fields/form/UnsavedGuard.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { PaneHeading } from '../../../../ui/workspace/Columns.tsx';
import type { StaffBill, WrittenBillBody } from '../../staffContract.ts';
import { BillHead } from './BillHead.tsx';
import { ChangesPane } from './ChangesPane.tsx';
import { CommitField } from './CommitField.tsx';
import { AffectedPane, EvidencePane } from './EvidencePane.tsx';
import { PartsTable } from './PartsTable.tsx';
import { ProposedRecord } from './ProposedRecord.tsx';
import c from './StaffTracker.module.css';
import { StagesPane } from './StagesPane.tsx';
import { type BillDraft, useBillDraft } from './useBillDraft.ts';

function Facts({ draft: { draft, change, errors } }: { draft: BillDraft }) {
  return (
    <section>
      <PaneHeading title={t('The bill')} />
      <div className={c.facts}>
        <CommitField
          label={t('Number')}
          isLabelShown
          maxLength={60}
          value={draft.number}
          onCommit={(number) => change({ number })}
          error={errors.number}
        />
        <CommitField
          label={t('Name')}
          isLabelShown
          maxLength={300}
          value={draft.name || null}
          onCommit={(name) => change({ name: name ?? '' })}
          error={errors.name}
        />
        <CommitField
          label={t('Chapter')}
          isLabelShown
          maxLength={120}
          value={draft.chapter}
          onCommit={(chapter) => change({ chapter })}
          error={errors.chapter}
        />
        <CommitField
          type="url"
          label={t('Address where it is published')}
          isLabelShown
          maxLength={1000}
          value={draft.url}
          onCommit={(url) => change({ url })}
          error={errors.url}
        />
        <div className={c.wide}>
          <CommitField
            label={t('About')}
            isLabelShown
            isLong
            maxLength={5000}
            value={draft.description}
            onCommit={(description) => change({ description })}
            error={errors.description}
          />
        </div>
      </div>
    </section>
  );
}

/** What the fields of a bill are called, and those that are told by what they stand with. */
const fieldName = (field: keyof WrittenBillBody): string =>
  ({
    number: t('Number'),
    name: t('Name'),
    chapter: t('Chapter'),
    url: t('Address where it is published'),
    description: t('About'),
    status: t('Stages'),
    stageDates: t('Stages'),
    inForce: t('In force'),
    inForceDate: t('In force'),
    outcome: t('Ended'),
    seenOn: t('Looked at'),
    parts: t('Parts'),
    sources: t('Standing'),
    confidence: t('Standing'),
    acts: t('Acts'),
    regulations: t('Regulations'),
  })[field];

/** Says what a colleague wrote as well while it was written here, and lets the editor choose. */
function Clashes({ draft: { clashes, settle } }: { draft: BillDraft }) {
  if (clashes.length === 0) return null;
  const fields = [...new Set(clashes.map(fieldName))].join(', ');
  return (
    <p className={c.failure} role="alert">
      {t('Somebody else wrote this meanwhile: {{fields}}.', { fields })}{' '}
      <LinkButton onClick={() => settle('mine')}>{t('Save mine')}</LinkButton>{' '}
      <LinkButton onClick={() => settle('theirs')}>{t('Take theirs')}</LinkButton>
    </p>
  );
}

/** A bill that is open beside the list: written field by field, each saved by itself. */
export function BillPane({ bill }: { bill: StaffBill }) {
  const draft = useBillDraft(bill);
  return (
    <>
      <UnsavedGuard isDirty={draft.isHeldBack} />
      <BillHead bill={bill} draft={draft} />
      {draft.failure && (
        <p className={c.failure} role="alert">
          {draft.failure.message}
        </p>
      )}
      <Clashes draft={draft} />
      <ProposedRecord bill={bill} />
      <div className={c.panes}>
        <section className={c.stagesPane} aria-label={t('Stages')}>
          <StagesPane bill={bill} draft={draft} />
        </section>
        <div className={c.rest}>
          <PartsTable bill={bill} draft={draft} />
          <ChangesPane bill={bill} />
          <Facts draft={draft} />
          <AffectedPane bill={bill} draft={draft} />
          <EvidencePane bill={bill} draft={draft} />
        </div>
      </div>
    </>
  );
}
