import { Info, Scissors } from 'lucide-react';
import { Link } from 'react-router';
import { droppedText, FALLBACK_REASONS, FALLBACK_STANDS } from '#features/chat/model-fallback.ts';
import { formatDuration } from '#lib/format.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';

type Result = Pick<ListedQuestion, 'fallback' | 'droppedClaims' | 'usage'>;

/** What became of asking a language model: why its answer is not here, what was left out of it, what it used. */
export function ModelResult({ fallback, droppedClaims, usage }: Result) {
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
      {droppedClaims !== undefined && (
        <p className="flex items-start gap-2 text-pretty">
          <Scissors size={14} className="mt-px flex-none text-ink-3" aria-hidden="true" />
          {droppedText(droppedClaims)}
        </p>
      )}
      {usage && <p className="text-ink-3 tabular-nums">{usageText(usage)}</p>}
    </div>
  );
}

/** Tokens are 0 where the provider does not say. */
function usageText({ inputTokens, outputTokens, ms }: NonNullable<Result['usage']>): string {
  const time = formatDuration(ms);
  if (inputTokens === 0 && outputTokens === 0) return `Model: ${time}`;
  return `Model: ${inputTokens.toLocaleString('en-US')} tokens read, ${outputTokens.toLocaleString('en-US')} written, ${time}`;
}
