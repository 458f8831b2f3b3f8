import { ActionIcon, Button, Select } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { PaneHeading } from '../../../../ui/workspace/Columns.tsx';
import { startName } from '../../../legislation/startName.ts';
import type { StaffBill, StaffChange, WrittenBillBody } from '../../staffContract.ts';
import { CommitField } from './CommitField.tsx';
import c from './StaffTracker.module.css';
import type { BillDraft } from './useBillDraft.ts';

type Part = WrittenBillBody['parts'][number];
const STARTS: Part['inForce'][] = ['assent', 'to be proclaimed', 'on date', 'retro on date'];
const NEW_PART: Part = { id: null, what: '', inForce: 'to be proclaimed', inForceDate: null, sections: null };

/** How far the provisions that a part changes say it: nothing yet, some of them, all. */
function PartState({ changes }: { changes: readonly StaffChange[] }) {
  const total = changes.length;
  const rolledIn = changes.filter(({ state }) => state === 'rolledIn').length;
  const waits = changes.filter(({ state }) => state === 'toRollIn').length;
  return (
    <p className={c.partState}>
      {total === 0 && t('Changes no provision')}
      {waits > 0 && (
        <Tag tone="amber">{t('Roll in {{next}} of {{total}}', { next: rolledIn + 1, total })}</Tag>
      )}
      {total > 0 && waits === 0 && (
        <Tag tone={rolledIn === total ? 'green' : 'grey'}>
          {rolledIn === total ? t('Rolled in') : t('Upcoming')}
        </Tag>
      )}
      {changes.map(({ provision }) => provision.name).join(', ')}
    </p>
  );
}

interface PartProps {
  part: Part;
  /** The provisions that it changes: while there are any it stays. */
  changes: readonly StaffChange[];
  errors: { what: string | undefined; inForceDate: string | undefined };
  onChange: (part: Partial<Part>) => void;
  onRemove: () => void;
}

function PartRow({ part, changes, errors, onChange, onRemove }: PartProps) {
  return (
    <div className={c.part}>
      <CommitField
        label={t('Part')}
        placeholder={t('What this part is')}
        maxLength={300}
        value={part.what || null}
        onCommit={(what) => onChange({ what: what ?? '' })}
        error={errors.what}
      />
      <CommitField
        label={t('Sections')}
        placeholder={t('Sections')}
        maxLength={300}
        value={part.sections}
        onCommit={(sections) => onChange({ sections })}
      />
      <div>
        <Select
          aria-label={t('Starts')}
          data={STARTS.map((value) => ({ value, label: startName(value) }))}
          value={part.inForce}
          onChange={(value) => value && onChange({ inForce: value as Part['inForce'], inForceDate: null })}
        />
      </div>
      {part.inForce === 'on date' || part.inForce === 'retro on date' ? (
        <CommitField
          type="date"
          label={t('Day it starts')}
          value={part.inForceDate}
          onCommit={(inForceDate) => onChange({ inForceDate })}
          error={errors.inForceDate}
        />
      ) : (
        <span className={c.quiet}>{part.inForce === 'assent' ? t('When Passed') : t('To be announced')}</span>
      )}
      <ActionIcon
        size={34}
        variant="subtle"
        aria-label={t('Take out {{what}}', { what: part.what || t('this part') })}
        title={
          changes.length > 0 ? t('It changes provisions ({{count}}).', { count: changes.length }) : undefined
        }
        disabled={changes.length > 0}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
      <PartState changes={changes} />
    </div>
  );
}

/** The parts of a bill that start by themselves: what each is, where it stands, and when it starts. */
export function PartsTable({
  bill,
  draft: { draft, change, errors },
}: {
  bill: StaffBill;
  draft: BillDraft;
}) {
  const set = (at: number, part: Partial<Part>) =>
    change({ parts: draft.parts.map((one, i) => (i === at ? { ...one, ...part } : one)) });
  const changesOf = ({ id }: Part) => bill.changes.filter(({ partId }) => id !== null && partId === id);
  return (
    <section>
      <PaneHeading title={t('Parts ({{count}})', { count: draft.parts.length })}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => change({ parts: [...draft.parts, NEW_PART] })}
        >
          {t('Part')}
        </Button>
      </PaneHeading>
      {draft.parts.length === 0 && <p className={c.quiet}>{t('The whole bill starts at once.')}</p>}
      {draft.parts.map((part, i) => (
        <PartRow
          key={part.id ?? `new ${i}`}
          part={part}
          changes={changesOf(part)}
          errors={{ what: errors[`parts.${i}.what`], inForceDate: errors[`parts.${i}.inForceDate`] }}
          onChange={(next) => set(i, next)}
          onRemove={() => change({ parts: draft.parts.filter((_, other) => other !== i) })}
        />
      ))}
      {errors.parts && <p className={c.error}>{errors.parts}</p>}
    </section>
  );
}
