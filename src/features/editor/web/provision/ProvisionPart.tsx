import { ColumnBody, ColumnHead } from '../../../../ui/workspace/Columns.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { BesidePart } from './BesidePart.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { PartFoot } from './PartFoot.tsx';
import { PartTabs } from './PartTabs.tsx';
import c from './ProvisionPane.module.css';
import { TextPart } from './TextPart.tsx';
import type { OpenPane } from './useProvisionPane.ts';

function PartHead({ pane }: { pane: OpenPane }) {
  const { id: editorId } = useCurrentUser();
  const { open, desk, beside, goingOut } = pane;
  return (
    <ColumnHead>
      <DraftNotices
        open={open}
        kept={desk.kept}
        keeper={desk.keeper}
        isStale={goingOut.isStale}
        isMerging={goingOut.isMerging}
        onMerging={goingOut.setMerging}
        editorId={editorId}
        onRenewed={pane.onReload}
      />
      <PartTabs
        tab={pane.tab}
        onTab={pane.setTab}
        counts={{
          rules: beside.rules.length,
          upcoming: beside.upcoming.length,
          deadlines: beside.deadlines.length,
        }}
        withRedline={pane.withRedline}
        onRedline={pane.setRedline}
      />
    </ColumnHead>
  );
}

/** The part of the provision that is open, under its tabs: a text, or what stands beside it. */
export function ProvisionPart({ pane }: { pane: OpenPane }) {
  const { open, desk, tab } = pane;
  return (
    <div className={c.main}>
      <PartHead pane={pane} />
      <ColumnBody>
        <div id="provision-part" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          {tab === 'text' || tab === 'warning' || tab === 'policy' ? (
            <TextPart
              open={open}
              desk={desk}
              tab={tab}
              withRedline={pane.withRedline}
              change={pane.change}
              onOpenValue={pane.toValue}
            />
          ) : (
            <BesidePart
              open={open}
              desk={desk}
              tab={tab}
              beside={pane.beside}
              write={pane.write}
              askedChange={pane.askedChange}
              onRollIn={pane.rollIn}
            />
          )}
        </div>
      </ColumnBody>
      <PartFoot desk={desk} against={open.content.effectiveDate} onToFinding={pane.toFinding} />
    </div>
  );
}
