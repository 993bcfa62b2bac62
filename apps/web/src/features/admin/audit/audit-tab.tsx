import { AdminFrame } from '../admin-frame.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { SaveCsv } from './save-csv.tsx';

/** Everything that administrators have done. */
export const AuditTab = () => (
  <AdminFrame
    tab="audit"
    actions={<SaveCsv subject={null} />}
    lead="Entries cannot be changed or deleted. Document text is never written to this log."
  >
    <div className="min-h-0 flex-1 overflow-y-auto border-line border-t">
      <div className="max-w-180 px-6 pb-8 max-sm:px-4">
        <AuditEntries subject={null} />
      </div>
    </div>
  </AdminFrame>
);
