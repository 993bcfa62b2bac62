import { claimNumbers, numberCitations } from '#features/chat/citations.ts';
import { SourceMarker } from '#features/chat/source-marker.tsx';
import { cx } from '#lib/cx.ts';
import type { ListedQuestion } from '#lib/queries/questions.ts';

interface ClaimsProps {
  readonly question: ListedQuestion;
  /** Number of the source that is shown on the page. */
  readonly current: number | null;
  readonly onSource: (number: number) => void;
}

/** The sentences of an answer, each with the numbers of its sources. */
export function Claims({ question, current, onSource }: ClaimsProps) {
  const numbers = numberCitations(question);
  const claims = question.claims.length > 0 ? question.claims : [{ text: question.answer, citations: [] }];
  return (
    <div className="flex flex-col gap-[9px] px-4 pt-[13px] pb-3">
      {claims.map((claim, index) => {
        const sources = claimNumbers(claim, numbers);
        const isCurrent = current !== null && sources.includes(current);
        const [body, lastWord] = splitLastWord(claim.text);
        return (
          <p
            key={`${index} ${claim.text}`}
            dir="auto"
            className={cx(
              'relative font-read text-lg whitespace-pre-line',
              isCurrent &&
                'before:absolute before:inset-y-0.5 before:-start-[17px] before:w-[3px] before:rounded-e-[2px] before:bg-marker-edge before:content-[""] dark:before:bg-marker',
            )}
          >
            {body}
            <span className="whitespace-nowrap">
              {lastWord}
              {sources.map((number) => {
                const citation = question.citations[numbers.indexOf(number)];
                return (
                  citation && (
                    <SourceMarker
                      key={number}
                      number={number}
                      citation={citation}
                      isCurrent={number === current}
                      onOpen={() => onSource(number)}
                    />
                  )
                );
              })}
            </span>
          </p>
        );
      })}
    </div>
  );
}

/** The last word is kept together with the markers behind it; a word longer than a line may break. */
function splitLastWord(text: string): [body: string, lastWord: string] {
  const trimmed = text.trimEnd();
  const at = Math.max(trimmed.lastIndexOf(' '), trimmed.lastIndexOf('\t'), trimmed.lastIndexOf('\n')) + 1;
  return trimmed.length - at > 24 ? [trimmed, ''] : [trimmed.slice(0, at), trimmed.slice(at)];
}
