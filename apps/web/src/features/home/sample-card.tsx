import { ArrowRight, BookOpen } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useSample } from './mutations.ts';

/** The report answers these; it is the document that the sample opens. */
const QUESTIONS = [
  'Why did production in Gdynia start late?',
  'How many Clarion units were delivered?',
  'How much revenue came from North America?',
];

/** For people who have no document at hand: the first cited answer is one click away. */
export function SampleCard() {
  const sample = useSample();
  return (
    <section
      aria-labelledby="sample-title"
      className="flex flex-col rounded-card border border-line bg-surface p-5 shadow-low"
    >
      <p className="text-ink-3 text-xs">No document at hand?</p>
      <h2 id="sample-title" className="mt-0.5 font-read text-xl">
        Try it with the sample
      </h2>
      <p className="mt-1.5 text-ink-2 text-sm">
        A contract in two versions and a short report, put into your documents with one click. Ask the report:
      </p>
      <ul className="mt-3 mb-5 border-line border-t">
        {QUESTIONS.map((question) => (
          <li key={question} className="border-line border-b">
            <button
              type="button"
              disabled={sample.isPending}
              onClick={() => sample.mutate(question)}
              className="flex w-full items-center gap-3 rounded-control py-2.5 text-start font-read text-[15px] transition-colors not-disabled:hover:text-accent-ink"
            >
              <span className="min-w-0 flex-1">{question}</span>
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
      <Button
        size="lg"
        className="mt-auto w-full"
        icon={<BookOpen />}
        loading={sample.isPending}
        onClick={() => sample.mutate(null)}
      >
        {sample.isPending ? 'Preparing the sample' : 'Try the sample'}
      </Button>
    </section>
  );
}
