import { Column, ColumnHead } from '../../../../ui/workspace/Columns.tsx';
import type { OpenProvision } from '../../schemas.ts';
import { ProvisionDialogs } from './ProvisionDialogs.tsx';
import { ProvisionHead } from './ProvisionHead.tsx';
import c from './ProvisionPane.module.css';
import { ProvisionPart } from './ProvisionPart.tsx';
import { ProvisionRail } from './ProvisionRail.tsx';
import { Strip } from './Strip.tsx';
import { useProvisionPane } from './useProvisionPane.ts';

interface Props {
  open: OpenProvision;
  /** Reads everything anew, and begins anew with it. */
  onReload: () => void;
}

/** One provision on the desk of an editor: its text, values and standing, as a draft against what is published. */
export function ProvisionPane({ open, onReload }: Props) {
  const pane = useProvisionPane(open, onReload);
  const { desk, goingOut } = pane;
  return (
    <Column label={`${open.group.name}, ${open.jurisdictionName}`}>
      <ColumnHead>
        <ProvisionHead pane={pane} />
        <Strip groupId={open.group.id} jurisdiction={open.jurisdiction} />
      </ColumnHead>
      <div className={c.panes}>
        <ProvisionPart pane={pane} />
        <ProvisionRail
          open={open}
          desk={desk}
          openValue={pane.openValue}
          onOpenValue={pane.setOpenValue}
          onRead={pane.read}
        />
      </div>
      <ProvisionDialogs
        open={open}
        desk={desk}
        dialog={goingOut.dialog}
        onClose={() => goingOut.setDialog(null)}
        onStale={() => {
          goingOut.setDialog(null);
          goingOut.setMerging(true);
        }}
        onReload={onReload}
      />
    </Column>
  );
}
