import { Button, Menu } from '@mantine/core';
import { IconCheck, IconDots, IconExternalLink, IconEye, IconHistory, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import { useCopied } from '../../../../ui/hooks/useCopied.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { DetailHead } from '../../../../ui/workspace/Columns.tsx';
import { SavedState } from '../../../../ui/workspace/SavedState.tsx';
import type { StaffBill } from '../../staffContract.ts';
import { BillDrawer } from '../BillDrawer.tsx';
import { commencementOf } from './commencementOf.ts';
import type { BillDraft } from './useBillDraft.ts';

/** What is known of a bill in one line: its chapter, where it is published, and when it was looked at. */
function Line({ draft: { draft } }: { draft: BillDraft }) {
  const { chapter, url, seenOn } = draft;
  const isAddress = url !== null && URL.canParse(url);
  return (
    <>
      {chapter && `${chapter} · `}
      {isAddress && (
        <>
          <a href={url} target="_blank" rel="noreferrer">
            {new URL(url).hostname.replace(/^www\./, '')}
          </a>
          {' · '}
        </>
      )}
      {seenOn ? t('looked at {{date}}', { date: shortDate(seenOn) }) : t('never looked at')}
    </>
  );
}

/** Whether the bill is in force, by what is written of it. */
function InForce({ bill, draft: { draft } }: { bill: StaffBill; draft: BillDraft }) {
  const inForce = commencementOf(draft, bill.jurisdiction, torontoDay(new Date()));
  if (inForce === null) return null;
  return (
    <Tag tone="green" icon={<IconCheck size={13} aria-hidden />}>
      {inForce === 'whole' ? t('In Force') : t('In force in part')}
    </Tag>
  );
}

interface MoreProps {
  id: string;
  /** Where it is published, if that is an address. */
  url: string | null;
  isPublished: boolean;
}

function MoreMenu({ id, url, isPublished }: MoreProps) {
  const { copy } = useCopied();
  const address = `${window.location.origin}/m/tracker?bill=${id}`;
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button size="sm" variant="default" px={8} aria-label={t('More')}>
          <IconDots size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={`/a/audit?thing=${encodeURIComponent(id)}`}
          leftSection={<IconHistory size={16} />}
        >
          {t('What staff wrote of it')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLink size={16} />}
          disabled={!isPublished}
          onClick={() => copy({ html: `<a href="${address}">${address}</a>`, plain: address })}
        >
          {t('Copy the link for readers')}
        </Menu.Item>
        {url && (
          <Menu.Item
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} />}
          >
            {t('Open where it is published')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What bill is open, how it stands, and what can be done with it as a whole: seen as readers see it, its history, its link. */
export function BillHead({ bill, draft }: { bill: StaffBill; draft: BillDraft }) {
  const [isPreviewed, setPreviewed] = useState(false);
  const { number, name, url } = draft.draft;
  return (
    <>
      <DetailHead
        title={[number, name].filter(Boolean).join(', ')}
        above={
          <>
            <Jur code={bill.jurisdiction} />
            <InForce bill={bill} draft={draft} />
            <SavedState saved={draft.saved} />
          </>
        }
        line={<Line draft={draft} />}
      >
        <Button
          size="sm"
          variant="default"
          leftSection={<IconEye size={16} />}
          disabled={!bill.isPublished}
          title={bill.isPublished ? undefined : t('Readers do not see this bill yet.')}
          onClick={() => setPreviewed(true)}
        >
          {t('Preview')}
        </Button>
        <MoreMenu
          id={bill.id}
          url={url !== null && URL.canParse(url) ? url : null}
          isPublished={bill.isPublished}
        />
      </DetailHead>
      <BillDrawer billId={bill.id} opened={isPreviewed} onClose={() => setPreviewed(false)} />
    </>
  );
}
