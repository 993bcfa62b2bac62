import { sentenceOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface LoadErrorProps {
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** In place of what could not be loaded: why, and another try. */
export const LoadError = ({ error, isRetrying, onRetry }: LoadErrorProps) => (
  <div className="mx-auto max-w-120 space-y-3 p-6">
    <Notice tone="bad">{sentenceOf(error)}</Notice>
    <Button onClick={onRetry} loading={isRetrying}>
      Try again
    </Button>
  </div>
);
