import { Button } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { Proposal } from '../../besideContract.ts';
import { editorApi } from '../api.ts';
import c from './Listed.module.css';
import type { WriteBeside } from './useBeside.ts';

type Part = Proposal['parts'][number];

const PARTS: Record<Part['part'], () => string> = {
  bill: () => t('Bill'),
  part: () => t('Part that changes it'),
  text: () => t('What it says'),
  kind: () => t('Kind'),
  industries: () => t('Industries and occupations'),
  rests: () => t('Rests on'),
  values: () => t('Figures'),
  day: () => t('Day'),
  from: () => t('From'),
  duty: () => t('Duty'),
};

const title = ({ kind, verb }: Proposal): string =>
  ({
    rule: { add: t('New rule'), change: t('Rule changed'), remove: t('Rule taken out') },
    deadline: { add: t('New deadline'), change: t('Deadline changed'), remove: t('Deadline taken out') },
    announcement: {
      add: t('New announcement'),
      change: t('Announcement changed'),
      remove: t('Announcement taken out'),
    },
    billChange: {
      add: t('New change by a bill'),
      change: t('Change by a bill said otherwise'),
      remove: t('Change by a bill taken out'),
    },
  })[kind][verb];

function Said({ part, html }: { part: Part['part']; html: string }) {
  return part === 'text' ? <Prose html={html} plain /> : html;
}

/** One part as it stands and as it is to stand; one that stays is shown once. */
function PartLine({ part, before, after }: Part) {
  const isSame = before === after;
  return (
    <>
      <dt>{PARTS[part]()}</dt>
      <dd>
        {before !== null && !isSame && (
          <del>
            <Said part={part} html={before} />
          </del>
        )}
        {after !== null &&
          (isSame ? (
            <Said part={part} html={after} />
          ) : (
            <ins>
              <Said part={part} html={after} />
            </ins>
          ))}
      </dd>
    </>
  );
}

/** What kind of proposals stand on a tab of a provision. */
export const PROPOSED: Partial<Record<string, readonly Proposal['kind'][]>> = {
  rules: ['rule'],
  deadlines: ['deadline'],
  upcoming: ['announcement', 'billChange'],
};

interface Props {
  proposals: readonly Proposal[];
  kinds: readonly Proposal['kind'][];
  write: WriteBeside;
}

/** What waits for a second reader beside the text. Whoever wrote it cannot approve it. */
export function Proposals({ proposals, kinds, write }: Props) {
  const waiting = proposals.filter(({ kind }) => kinds.includes(kind));
  if (waiting.length === 0) return null;
  const approve = async (id: string) => {
    const outcome = await write(() => editorApi.approveProposal({ params: { id }, body: {} }));
    if (outcome) toast.success({ lead: t('Approved. Readers see it now.') });
  };
  const drop = async ({ id, isOwn }: Proposal) => {
    const outcome = await write(() => editorApi.dropProposal({ params: { id } }));
    if (outcome) toast.success({ lead: isOwn ? t('Taken back.') : t('Sent back. Nothing was changed.') });
  };
  return (
    <ul className={c.listed} aria-label={t('Waits for a second reader')}>
      {waiting.map((one) => (
        <li key={one.id}>
          <p className={c.head}>
            <Tag tone="amber">{t('Waits for a second reader')}</Tag>
            <span>
              {title(one)} <span className={c.quiet}>{one.isOwn ? t('by you') : one.by.name}</span>
            </span>
          </p>
          <dl className={c.parts}>
            {one.parts.map((part) => (
              <PartLine key={part.part} {...part} />
            ))}
          </dl>
          <Actions>
            {!one.isOwn && (
              <Button size="compact-sm" variant="light" onClick={() => void approve(one.id)}>
                {t('Approve')}
              </Button>
            )}
            <Button size="compact-sm" variant="default" onClick={() => void drop(one)}>
              {one.isOwn ? t('Take back') : t('Send back')}
            </Button>
          </Actions>
        </li>
      ))}
    </ul>
  );
}
