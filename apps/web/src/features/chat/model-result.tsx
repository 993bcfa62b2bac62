import { Info, Scissors } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { droppedText, FALLBACK_REASONS, FALLBACK_STANDS } from '#features/chat/model-fallback.ts';
import { formatDuration } from '#lib/format.ts';
import { textDirection } from '#lib/text-direction.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';

type Result = Pick<ListedQuestion, 'answeredBy' | 'fallback' | 'droppedClaims' | 'droppedTexts' | 'usage'>;

/** What a switch decided is so for every question; once, on the one that is open, is enough. */
const SWITCHES: readonly (string | undefined)[] = ['operator', 'account', 'folder'];

/** What became of asking a language model: why its answer is not here, what was left out of it, what it used. */
export function ModelResult({ question, isOpen }: { question: Result; isOpen: boolean }) {
  const { droppedClaims, usage } = question;
  const fallback = isOpen || !SWITCHES.includes(question.fallback) ? question.fallback : undefined;
  if (!fallback && !droppedClaims && !usage) return null;
  return (
    <div className="flex flex-col gap-1.5 border-t border-line px-4 py-2.5 text-xs text-ink-2 @3xl:px-5">
      {fallback && (
        <p className="flex items-start gap-2 text-pretty">
          <Info size={14} className="mt-px flex-none text-ink-3" aria-hidden="true" />
          <span>
            {FALLBACK_REASONS[fallback]} {FALLBACK_STANDS}{' '}
            {fallback === 'account' && (
              <Link to="/profile" className="link">
                Change it under “Outside services”
              </Link>
            )}
          </span>
        </p>
      )}
      {droppedClaims !== undefined && <Dropped count={droppedClaims} texts={question.droppedTexts ?? []} />}
      {usage && (
        <p className="break-words text-ink-3 tabular-nums">{usageText(usage, question.answeredBy)}</p>
      )}
    </div>
  );
}

/** The statements that nothing proves, for whoever asks for them: as text alone, so that no link of theirs can be followed. */
function Dropped({ count, texts }: { count: number; texts: readonly string[] }) {
  const [isShown, setIsShown] = useState(false);
  const list = useId();
  return (
    <div>
      <p className="flex items-start gap-2 text-pretty">
        <Scissors size={14} className="mt-px flex-none text-ink-3" aria-hidden="true" />
        <span className="min-w-0 flex-1">{droppedText(count)}</span>
        {texts.length > 0 && (
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={list}
            className="link flex-none max-sm:-my-1 max-sm:py-1"
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : texts.length === 1 ? 'Show it' : 'Show them'}
          </button>
        )}
      </p>
      <ul
        id={list}
        hidden={!isShown}
        className="mt-1.5 flex flex-col gap-1 border-line border-s-2 ps-3 ms-1.5"
      >
        {texts.map((text, at) => (
          // The same statement may have been left out twice.
          <li key={`${at} ${text}`} dir={textDirection(text)} className="break-words text-ink-3">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With the name in full, for which the line above may be too short; tokens are 0 where the provider does not say. */
function usageText(usage: NonNullable<Result['usage']>, answeredBy: string): string {
  const { inputTokens, outputTokens, ms } = usage;
  const model = answeredBy === 'extract' ? 'Model' : answeredBy;
  const time = formatDuration(ms);
  if (inputTokens === 0 && outputTokens === 0) return `${model}: ${time}`;
  return `${model}: ${inputTokens.toLocaleString('en-US')} tokens read, ${outputTokens.toLocaleString('en-US')} written, ${time}`;
}
