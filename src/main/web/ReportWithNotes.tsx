import { notesAside } from '../../features/notes/web/NotesAside.tsx';
import { ReportScreen } from '../../features/reports/web/ReportScreen.tsx';

/** A saved report with the notes beside its entries: neither feature knows the other. */
const ReportWithNotes = () => <ReportScreen aside={notesAside} />;

export { ReportWithNotes as Component };
