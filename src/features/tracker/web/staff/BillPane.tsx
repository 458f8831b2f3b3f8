import { t } from '../../../../shared/text.ts';
import { UnsavedGuard } from '../../../../ui/fields/form/UnsavedGuard.tsx';
import { PaneHeading } from '../../../../ui/workspace/Columns.tsx';
import type { StaffBill } from '../../staffContract.ts';
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
