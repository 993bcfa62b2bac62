import type { BatchSummary } from '@recto/contract/batches';
import { GeneratedMark } from '#shared/models/generated-by.tsx';

interface SummaryLinesProps {
  readonly summary: BatchSummary;
  /** Lines that are shown; all of them without it. */
  readonly limit?: number;
}

/** A line for each question; those of a language model say so. */
export function SummaryLines({ summary, limit }: SummaryLinesProps) {
  const { text, written = [], writtenBy } = summary;
  return text
    .split('\n')
    .slice(0, limit)
    .map((line, at) => (
      <li key={line}>
        {line}
        {writtenBy !== undefined && written.includes(at) && <GeneratedMark model={writtenBy} />}
      </li>
    ));
}
