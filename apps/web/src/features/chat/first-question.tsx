import type { FileItem } from '@recto/contract/library';
import { LANGUAGE_NAMES } from '@recto/contract/languages';
import { CalendarDays, Hash, Scale } from 'lucide-react';

const EXAMPLES = [
  { icon: Hash, text: 'What was the total … in …?' },
  { icon: CalendarDays, text: 'When does … end, and who may end it?' },
  { icon: Scale, text: 'What does the document say about …?' },
];

interface FirstQuestionProps {
  readonly file: FileItem;
  readonly onExample: (question: string) => void;
}

/** An empty conversation: what is open, and what can be asked of it. */
export function FirstQuestion({ file, onExample }: FirstQuestionProps) {
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-5 py-2">
      <div>
        <h2 className="font-read text-2xl break-words">Ask this document</h2>
        <p className="mt-1.5 text-sm text-ink-2">
          Every answer is made of sentences that stand in it, and shows you where.
        </p>
      </div>
      <dl className="grid grid-cols-2 divide-x divide-line rounded-card border border-line bg-surface">
        <Fact
          value={file.pages === null ? '–' : file.pages.toLocaleString('en-US')}
          name={file.pages === 1 ? 'page' : 'pages'}
        />
        <Fact value={LANGUAGE_NAMES[file.lang]} name="language" />
      </dl>
      <section aria-labelledby="ways-to-ask">
        <h3 id="ways-to-ask" className="mb-1 text-xs font-medium text-ink-3">
          Ways to ask
        </h3>
        {EXAMPLES.map(({ icon: Icon, text }) => (
          <button
            key={text}
            type="button"
            className="flex min-h-[42px] w-full items-center gap-2.5 border-t border-line text-left text-base font-medium last:border-b hover:text-accent-ink"
            onClick={() => onExample(text)}
          >
            <Icon size={15} className="flex-none text-ink-3" aria-hidden="true" />
            {text}
          </button>
        ))}
        <p className="pt-2 text-xs text-ink-3">
          Use the document's own words where you know them, and name the year, party or product you mean.
        </p>
      </section>
    </div>
  );
}

function Fact({ value, name }: { value: string; name: string }) {
  return (
    <div className="flex flex-col-reverse px-3 py-2.5">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
