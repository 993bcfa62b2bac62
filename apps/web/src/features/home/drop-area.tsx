import { listFileTypes, READABLE_TYPES } from '@recto/contract/file-types';
import { Upload } from 'lucide-react';
import { useNavigate } from 'react-router';
import { handOverFiles } from '#shared/uploads/chosen-files.ts';
import { cx } from '#lib/cx.ts';
import { useFileDrop } from '#shared/uploads/use-file-drop.ts';
import { Button } from '#ui/button.tsx';

const SHEETS = [
  {
    title: 'Lease · Unit 14',
    page: 10,
    place: 'left-[2%] top-9 lg:top-14 -rotate-[4.5deg]',
    lines: [
      [
        '7.2 Upon termination the Tenant shall return all keys, together with ',
        'a final statement of account',
        ', within fourteen days.',
      ],
      [
        '8.1 The aggregate liability of either party shall not exceed one hundred and fifty per cent of the annual rent.',
        '',
        '',
      ],
      ['8.2 The deposit is held on a separate account.', '', ''],
    ],
  },
  {
    title: 'Statement of Work',
    page: 13,
    place: 'right-[2%] top-6 lg:top-11 rotate-[5deg]',
    lines: [
      [
        '9.4 Personal data shall be processed solely within ',
        'the European Economic Area',
        ' and on documented instructions.',
      ],
      ['12.3 No variation is effective unless ', 'in writing and signed', ' by each party.'],
      ['12.5 Each party bears its own costs.', '', ''],
    ],
  },
  {
    title: 'Schedule 2 · Charges',
    page: 7,
    place: 'inset-x-0 mx-auto top-3 lg:top-7 -rotate-[0.6deg]',
    lines: [
      [
        '11.2 Each invoice falls due ',
        'thirty (30) days',
        ' after receipt; interest accrues daily thereafter.',
      ],
      ['11.3 The Supplier may not increase the Charges ', 'before 1 January 2028', '.'],
      ['11.5 Expenses are reimbursed at cost against receipts.', '', ''],
    ],
  },
] as const;

/** Three pages with marked lines: what this place is about, before there is anything in it. */
const Sheets = () => (
  <div
    aria-hidden="true"
    className="relative h-72 overflow-hidden lg:h-[400px] [mask-image:linear-gradient(#000_62%,transparent)] max-sm:h-52"
  >
    {SHEETS.map((sheet) => (
      <div
        key={sheet.title}
        className={cx(
          'absolute h-[480px] w-[238px] border border-line bg-surface px-5 py-5 font-read text-[14.5px] text-ink-2 leading-[19px] shadow-sheet',
          sheet.place,
        )}
      >
        <p className="flex items-baseline justify-between border-line border-b pb-2 font-medium text-ink text-lg">
          {sheet.title}
          <span className="font-sans text-[10px] text-ink-3">{`p. ${sheet.page}`}</span>
        </p>
        {sheet.lines.map(([before, marked, after]) => (
          <p key={before} className="mt-2.5">
            {before}
            {marked && <span className="rounded-xs bg-chip px-0.5 text-chip-ink">{marked}</span>}
            {after}
          </p>
        ))}
      </div>
    ))}
  </div>
);

/** Takes documents by drop or by button; both lead to the upload dialog. */
export function DropArea() {
  const navigate = useNavigate();
  const { over, handlers } = useFileDrop((files) => {
    handOverFiles(files);
    void navigate('/upload');
  });
  return (
    <section
      {...handlers}
      aria-labelledby="drop-title"
      className={cx(
        'overflow-hidden rounded-card border border-dashed transition-colors',
        over ? 'border-accent bg-wash' : 'border-control bg-surface',
      )}
    >
      <Sheets />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 px-6 pt-4 pb-7 sm:px-8">
        <div className="min-w-60 flex-1">
          <h2 id="drop-title" className="font-read text-2xl">
            Drop your first documents here
          </h2>
          <p className="mt-1 text-ink-2">{`${listFileTypes(READABLE_TYPES)}, up to five at a time. They stay on this server.`}</p>
        </div>
        <Button variant="primary" size="lg" icon={<Upload />} onClick={() => void navigate('/upload')}>
          Upload Documents
        </Button>
      </div>
    </section>
  );
}
