import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { Column, ColumnBody, ColumnHead } from '../../../../ui/workspace/Columns.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { OpenProvision } from '../../schemas.ts';
import { useBeside } from '../beside/useBeside.ts';
import { BesidePart } from './BesidePart.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { PartFoot } from './PartFoot.tsx';
import { PartTabs } from './PartTabs.tsx';
import { type ProvisionDialog, ProvisionDialogs } from './ProvisionDialogs.tsx';
import { ProvisionHead } from './ProvisionHead.tsx';
import c from './ProvisionPane.module.css';
import { ProvisionRail } from './ProvisionRail.tsx';
import { Strip } from './Strip.tsx';
import { TextPart } from './TextPart.tsx';
import { type Tab, tabIn } from './tabs.ts';
import { useChangeSteps } from './useChangeSteps.ts';
import { usePresence } from './usePresence.ts';
import { useProvisionActions } from './useProvisionActions.tsx';
import { useProvisionDesk } from './useProvisionDesk.ts';
import { useReadAgain } from './useReadAgain.tsx';

const scrollTo = (element: Element | null): void => element?.scrollIntoView({ block: 'center' });

interface Props {
  open: OpenProvision;
  /** Reads everything anew, and begins anew with it. */
  onReload: () => void;
}

/** One provision on the desk of an editor: its text, values and standing, as a draft against what is published. */
export function ProvisionPane({ open, onReload }: Props) {
  const { id: editorId } = useCurrentUser();
  const [search] = useSearchParams();
  const askedChange = search.get('change');
  const [tab, setTab] = useState<Tab>(askedChange ? 'upcoming' : tabIn(search));
  const [withRedline, setRedline] = useState(true);
  const [openValue, setOpenValue] = useState<string | null>(null);
  const [dialog, setDialog] = useState<ProvisionDialog | null>(null);
  const [isMerging, setMerging] = useState(false);
  const desk = useProvisionDesk(open, tab);
  const { keeper, kept, isDraft, findings } = desk;
  const { beside, write } = useBeside(open);
  const around = usePresence(open.id, tab, open.colleagues);
  const { change, step } = useChangeSteps(desk.redline);
  const { rollIn, markSample, discard } = useProvisionActions({ open, keeper, write, onReload });
  const read = useReadAgain({ open, keeper, kept, isDraft, onReload });
  const toFinding = () => {
    const [first] = findings;
    if (first?.key) setOpenValue(first.key);
    scrollTo(document.querySelector('[data-finding]'));
  };
  const isStale = kept.version > 0 && kept.baseRevision !== Math.max(open.revision, around.revision ?? 0);
  const publish = () => {
    if (!isDraft) return;
    // What somebody else published meanwhile is merged first.
    if (isStale) return setMerging(true);
    void keeper.flush().then((isKept) => {
      if (isKept) setDialog('publish');
      else toast.warning({ lead: t('The draft is not saved yet.'), detail: t('Publish it once it is.') });
    });
  };
  useKeys({ 'mod+Enter': publish, F7: () => step(1), 'shift+F7': () => step(-1), F8: toFinding });
  return (
    <Column label={`${open.group.name}, ${open.jurisdictionName}`}>
      <ColumnHead>
        <ProvisionHead
          open={open}
          kept={kept}
          isDraft={isDraft}
          changes={desk.changes}
          isPublicSample={beside.isPublicSample}
          colleagues={around.colleagues}
          onRetry={() => void keeper.flush()}
          onVersions={() => setDialog('versions')}
          onPreview={() => void keeper.flush().then(() => setDialog('preview'))}
          onDiscard={discard}
          onUnpublish={() => setDialog('unpublish')}
          onPublicSample={markSample}
          onPublish={publish}
        />
        <Strip groupId={open.group.id} jurisdiction={open.jurisdiction} />
      </ColumnHead>
      <div className={c.panes}>
        <div className={c.main}>
          <ColumnHead>
            <DraftNotices
              open={open}
              kept={kept}
              keeper={keeper}
              isStale={isStale}
              isMerging={isMerging}
              onMerging={setMerging}
              editorId={editorId}
              onRenewed={onReload}
            />
            <PartTabs
              tab={tab}
              onTab={setTab}
              counts={{
                rules: beside.rules.length,
                upcoming: beside.upcoming.length,
                deadlines: beside.deadlines.length,
              }}
              withRedline={withRedline}
              onRedline={setRedline}
            />
          </ColumnHead>
          <ColumnBody>
            <div id="provision-part" role="tabpanel" aria-labelledby={`tab-${tab}`}>
              {tab === 'text' || tab === 'warning' || tab === 'policy' ? (
                <TextPart
                  open={open}
                  desk={desk}
                  tab={tab}
                  withRedline={withRedline}
                  change={change}
                  onOpenValue={(key) => {
                    setOpenValue(key);
                    scrollTo(document.getElementById(`value-${key}`));
                  }}
                />
              ) : (
                <BesidePart
                  open={open}
                  desk={desk}
                  tab={tab}
                  beside={beside}
                  write={write}
                  askedChange={askedChange}
                  onRollIn={rollIn}
                />
              )}
            </div>
          </ColumnBody>
          <PartFoot desk={desk} against={open.content.effectiveDate} onToFinding={toFinding} />
        </div>
        <ProvisionRail
          open={open}
          desk={desk}
          openValue={openValue}
          onOpenValue={setOpenValue}
          onRead={read}
        />
      </div>
      <ProvisionDialogs
        open={open}
        desk={desk}
        dialog={dialog}
        onClose={() => setDialog(null)}
        onStale={() => {
          setDialog(null);
          setMerging(true);
        }}
        onReload={onReload}
      />
    </Column>
  );
}
