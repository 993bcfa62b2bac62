import type { MouseEvent } from 'react';
import type { FileItem } from '@recto/contract/library';
import type { Claim } from '@recto/contract/questions';
import { claimNumbers, numberCitations } from '#features/chat/citations.ts';
import { SourceMarker } from '#features/chat/source-marker.tsx';
import { cx } from '#lib/cx.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';

interface ClaimsProps {
  readonly question: ListedQuestion;
  /** The document, whose words these are. */
  readonly file: Pick<FileItem, 'lang' | 'pageKind'>;
  /** Number of the source that is shown on the page. */
  readonly current: number | null;
  readonly onSource: (number: number) => void;
}

/** The sentences of an answer, each with the numbers of its sources; beneath them, quieter, what else was found. */
export function Claims({ question, ...rest }: ClaimsProps) {
  const numbers = numberCitations(question);
  const claims = question.claims.length > 0 ? question.claims : [{ text: question.answer, citations: [] }];
  // The first claim is the answer, whatever it is called.
  const further = claims.filter((claim, index) => index > 0 && claim.isFurther);
  const own = claims.filter((claim) => !further.includes(claim));
  return (
    <div className="flex flex-col gap-[9px] px-4 pt-[13px] pb-3">
      {own.map((claim, index) => (
        <ClaimText
          key={`${index} ${claim.text}`}
          {...rest}
          {...{ question, claim, numbers }}
          className="text-lg"
        />
      ))}
      {further.length > 0 && (
        <section
          aria-label="Further passages"
          className="mt-1 flex flex-col gap-1.5 border-s-2 border-line ps-3"
        >
          <h4 className="text-xs text-ink-3">Further passages</h4>
          {further.map((claim, index) => (
            <ClaimText
              key={`${index} ${claim.text}`}
              {...rest}
              {...{ question, claim, numbers }}
              className="text-base text-ink-2"
            />
          ))}
        </section>
      )}
    </div>
  );
}

interface ClaimTextProps extends ClaimsProps {
  readonly claim: Claim;
  readonly numbers: readonly number[];
  readonly className: string;
}

function ClaimText({ question, file, claim, numbers, current, onSource, className }: ClaimTextProps) {
  const sources = claimNumbers(claim, numbers);
  const isCurrent = current !== null && sources.includes(current);
  const [body, lastWord] = splitLastWord(claim.text);
  const [first] = sources;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its markers do the same by keys
    <p
      onClick={(event) => {
        if (first !== undefined && isPlainClick(event)) onSource(first);
      }}
      dir="auto"
      lang={file.lang}
      className={cx(
        'relative font-read whitespace-pre-line',
        className,
        first !== undefined && 'cursor-pointer',
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
                file={file}
                isCurrent={number === current}
                onOpen={() => onSource(number)}
              />
            )
          );
        })}
      </span>
    </p>
  );
}

/** Neither on a marker, which has its own source, nor the end of selecting words. */
const isPlainClick = ({ target }: MouseEvent): boolean =>
  !(target instanceof Element && target.closest('button')) && (window.getSelection()?.isCollapsed ?? true);

/** The last word is kept together with the markers behind it; a word longer than a line may break. */
function splitLastWord(text: string): [body: string, lastWord: string] {
  const trimmed = text.trimEnd();
  const at = Math.max(trimmed.lastIndexOf(' '), trimmed.lastIndexOf('\t'), trimmed.lastIndexOf('\n')) + 1;
  return trimmed.length - at > 24 ? [trimmed, ''] : [trimmed.slice(0, at), trimmed.slice(at)];
}
