import { Sparkles } from 'lucide-react';
import { cx } from '#lib/cx.ts';

interface GeneratedByProps {
  /** `<provider>/<model>`. */
  readonly model: string;
  readonly className?: string;
}

/** Behind a line that a language model has written, among others that it has not. */
export function GeneratedMark({ model, className }: GeneratedByProps) {
  return (
    <span title={`Written by ${model}`} className={cx('ms-1.5 inline-flex align-[-1px]', className)}>
      <Sparkles size={12} className="text-ink-3" aria-hidden="true" />
      <span className="sr-only">(written by a language model)</span>
    </span>
  );
}

/** What the marks beside it say, and how far such lines can be trusted. */
export function GeneratedNote({ model, className }: GeneratedByProps) {
  return (
    <p className={cx('flex items-start gap-1.5 text-ink-3 text-xs', className)}>
      <Sparkles size={12} className="mt-0.5 flex-none" aria-hidden="true" />
      <span className="min-w-0 break-words">
        {`Lines with this mark were written by ${model}. Their numbers, dates and names were found in the documents.`}
      </span>
    </p>
  );
}
