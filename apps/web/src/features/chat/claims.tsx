import type { FileItem } from '@recto/contract/library';
import type { Calculation, Claim } from '@recto/contract/questions';
import { Calculator } from 'lucide-react';
import type { MouseEvent } from 'react';
import { topAnswerOf } from '#shared/questions/answer-parts.ts';
import { claimNumbers, numberCitations } from '#shared/questions/citations.ts';
import { ChangedNote } from '#features/chat/changed-note.tsx';
import { Emphasis } from '#features/chat/emphasis.tsx';
import { SourceMarker } from '#features/chat/source-marker.tsx';
import { cx } from '#lib/cx.ts';
import { textDirection } from '#lib/text-direction.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';

interface ClaimsProps {
  readonly question: ListedQuestion;
  /** The document, whose words these are. */
  readonly file: Pick<FileItem, '_id' | 'updatedAt' | 'lang' | 'pageKind'>;
  /** Number of the source that is shown on the page. */
  readonly current: number | null;
  readonly onSource: (number: number) => void;
}

/** The sentences of an answer, each with the numbers of its sources. */
export function Claims({ question, ...rest }: ClaimsProps) {
  const numbers = numberCitations(question);
  const topAnswer = topAnswerOf(question);
  const claims = topAnswer.length > 0 ? topAnswer : [{ text: question.answer, citations: [] }];
  return (
    <div className="flex flex-col gap-[9px] px-4 pt-[13px] pb-3 @3xl:px-5 @3xl:pt-3">
      {claims.map((claim, index) => (
        <div key={`${index} ${claim.text}`}>
          <ClaimText {...rest} {...{ question, claim, numbers }} />
          {claim.calculation && <Steps {...claim.calculation} />}
          <ChangedNote
            file={rest.file}
            citations={claim.citations.flatMap((at) => question.citations[at] ?? [])}
          />
        </div>
      ))}
    </div>
  );
}

/** How a figure was worked out from those that are cited. */
const Steps = ({ steps, result }: Calculation) => (
  <p className="mt-1 flex items-center gap-1.5 text-ink-3 text-xs">
    <Calculator size={13} className="flex-none" aria-hidden="true" />
    {`Calculated: ${steps} = ${result}`}
  </p>
);

interface ClaimTextProps extends ClaimsProps {
  readonly claim: Claim;
  readonly numbers: readonly number[];
}

function ClaimText({ question, file, claim, numbers, current, onSource }: ClaimTextProps) {
  const sources = claimNumbers(claim, numbers);
  const isCurrent = current !== null && sources.includes(current);
  const { text, emphasis = [] } = claim;
  const [lastWord, end] = lastWordOf(text);
  const [first] = sources;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its markers do the same by keys
    <p
      onClick={(event) => {
        if (first !== undefined && isPlainClick(event)) onSource(first);
      }}
      dir={textDirection(text)}
      lang={file.lang}
      className={cx(
        'relative font-read text-lg whitespace-pre-line lining-nums @3xl:text-xl/[29px]',
        first !== undefined && 'cursor-pointer',
        isCurrent &&
          'before:absolute before:inset-y-0.5 before:-start-[17px] @3xl:before:-start-[21px] before:w-[3px] before:rounded-e-[2px] before:bg-marker-edge before:content-[""] dark:before:bg-marker',
      )}
    >
      <Emphasis {...{ text }} spans={emphasis} from={0} to={lastWord} />
      <span className="whitespace-nowrap">
        <Emphasis {...{ text }} spans={emphasis} from={lastWord} to={end} />
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

const UNSPACED_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][\p{P}\p{S}]*$/u;

/** Where the last word begins and ends, which is kept together with the markers behind it; one longer than a line may break. */
function lastWordOf(text: string): [start: number, end: number] {
  const { length: end } = text.trimEnd();
  const trimmed = text.slice(0, end);
  const at = Math.max(trimmed.lastIndexOf(' '), trimmed.lastIndexOf('\t'), trimmed.lastIndexOf('\n')) + 1;
  // Chinese and Japanese have no spaces: a line may break before any character that is no stop.
  const unspaced = UNSPACED_END.exec(trimmed.slice(at));
  if (unspaced) return [at + unspaced.index, end];
  return [end - at > 24 ? end : at, end];
}
