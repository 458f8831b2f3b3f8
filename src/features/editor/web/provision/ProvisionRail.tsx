import { ColumnBody } from '../../../../ui/workspace/Columns.tsx';
import { CitedText } from '../../../statutes/web/CitedText.tsx';
import type { OpenProvision } from '../../schemas.ts';
import { StandingPane } from '../standing/StandingPane.tsx';
import { ValuesPane } from '../values/ValuesPane.tsx';
import c from './ProvisionPane.module.css';
import { Unplaced } from './Unplaced.tsx';
import type { ProvisionDesk } from './useProvisionDesk.ts';

interface Props {
  open: OpenProvision;
  desk: ProvisionDesk;
  /** The figure whose rows are open. */
  openValue: string | null;
  onOpenValue: (key: string | null) => void;
  /** A source was read again today. */
  onRead: (ref: string) => void;
}

/** Beside the text: the typed values, what rests on which source, and the sections cited. */
export const ProvisionRail = ({ open, desk, openValue, onOpenValue, onRead }: Props) => {
  const { content, findings, patch } = desk;
  return (
    <div className={c.rail}>
      <ColumnBody>
        <ValuesPane
          jurisdictionName={open.jurisdictionName}
          fields={open.fields}
          values={content.values}
          published={open.content.values}
          findings={findings}
          open={openValue}
          onOpen={onOpenValue}
          onChange={(key, rows) => patch({ values: { ...content.values, [key]: rows } })}
        />
        <Unplaced findings={findings} />
        <StandingPane
          sources={content.sources}
          confidence={content.confidence}
          openQuestion={content.openQuestion}
          editorNote={content.editorNote}
          verification={open.verification}
          reviewDue={open.reviewDue}
          changes={open.sourceChanges}
          fields={open.fields}
          onChange={patch}
          onRead={onRead}
        />
        <CitedText provisionId={open.id} />
      </ColumnBody>
    </div>
  );
};
