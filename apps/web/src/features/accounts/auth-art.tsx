import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#lib/cx.ts';
import './auth-art.css';

export interface ArtStory {
  question: string;
  answer: string;
  pages: readonly number[];
  claim: readonly [string, string];
}

interface Clause {
  number: string;
  before: string;
  marked?: string;
  after?: string;
}

const CLAUSES = {
  variation: {
    number: '12.3',
    before: 'No variation of this Agreement is effective unless ',
    marked: 'in writing and signed',
    after: ' by a duly authorised representative of each party.',
  },
  handover: {
    number: '7.2',
    before: 'Upon termination the Supplier shall deliver all Work Product then completed, together with ',
    marked: 'a final statement of account',
    after: ', within fourteen days.',
  },
  liability: {
    number: '8.1',
    before: 'The aggregate liability of either party shall not exceed ',
    marked: 'one hundred and fifty per cent',
    after: ' of the Charges paid in the preceding twelve months.',
  },
  data: {
    number: '9.4',
    before: 'Personal data shall be processed solely within ',
    marked: 'the European Economic Area',
    after: ' and solely on documented instructions of the Controller.',
  },
  invoices: {
    number: '11.2',
    before: 'Each invoice falls due ',
    marked: 'thirty (30) days',
    after: ' after receipt; interest accrues daily thereafter at four per cent above base rate.',
  },
  notice: {
    number: '7.1',
    before: 'Either party may terminate this Agreement by giving the other not less than ',
    marked: 'sixty (60) days’ written notice',
    after: ', to expire at the end of a calendar month.',
  },
} satisfies Record<string, Clause>;

interface Sheet {
  title: string;
  page: number;
  clauses: readonly Clause[];
}

const { variation, handover, liability, data, invoices, notice } = CLAUSES;
const LEFT: readonly Sheet[] = [
  { title: 'Framework Agreement', page: 4, clauses: [variation, handover, liability, data] },
  { title: 'Schedule 2 · Charges', page: 7, clauses: [handover, liability, data, invoices] },
  { title: 'Order Form', page: 2, clauses: [invoices, variation, notice] },
];
const RIGHT: readonly Sheet[] = [
  { title: 'Lease · Unit 14', page: 10, clauses: [liability, data, invoices, variation] },
  { title: 'Statement of Work', page: 13, clauses: [data, invoices, variation, notice] },
  { title: 'Annex B', page: 21, clauses: [handover, liability, notice] },
];

/** One mark lights up after another; a prime stride keeps neighbours from lighting up together. */
const STEP_S = 1.5;
const MARKS = 22;
const delayOf = (index: number): string => `${-((index * 13) % MARKS) * STEP_S}s`;

function Column({
  sheets,
  className,
  first,
}: {
  sheets: readonly Sheet[];
  className: string;
  first: number;
}) {
  let mark = first;
  return (
    <div className={cx('art-column', className)}>
      {sheets.map((sheet) => (
        <div key={sheet.title} className="art-sheet">
          <p className="art-head">
            <span>{sheet.title}</span>
            <small>{`p. ${sheet.page}`}</small>
          </p>
          {sheet.clauses.map((clause) => (
            <p key={clause.number} className="art-clause">
              <small>{clause.number}</small>
              <span>
                {clause.before}
                <span className="art-mark" style={{ animationDelay: delayOf(mark++) }}>
                  {clause.marked}
                </span>
                {clause.after}
              </span>
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Pages drift by and their lines light up one after another: a moving picture without a sound or a download. */
export function AuthArt({ story }: { story: ArtStory }) {
  const [paused, setPaused] = useState(false);
  return (
    <aside className="art max-sm:hidden" data-paused={paused || undefined} aria-label="Moving picture">
      <div aria-hidden="true">
        <Column sheets={LEFT} className="art-left" first={0} />
        <Column sheets={RIGHT} className="art-right" first={11} />
        <div className="art-veil" />
        <div className="art-story">
          <p className="art-question">{story.question}</p>
          <div className="art-answer">
            <p>{story.answer}</p>
            <p className="art-pages">
              {'Answer found on Pages : '}
              {story.pages.map((page) => (
                <span key={page}>{page}</span>
              ))}
            </p>
          </div>
          <p className="art-claim">
            {story.claim[0]}
            <br />
            {story.claim[1]}
          </p>
        </div>
      </div>
      <button
        type="button"
        className="art-pause"
        onClick={() => setPaused(!paused)}
        aria-label={paused ? 'Play the moving picture' : 'Pause the moving picture'}
      >
        {paused ? <Play className="size-3.5" /> : <Pause className="size-3.5" />}
      </button>
    </aside>
  );
}
