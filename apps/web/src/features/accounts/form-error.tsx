import { useSession } from '#lib/session.ts';
import { Notice } from '#ui/notice.tsx';

/** Why the last attempt failed, above the form. */
export function FormError() {
  const error = useSession((session) => session.error);
  return (
    error && (
      <div className="mb-5">
        <Notice tone="bad">{error}</Notice>
      </div>
    )
  );
}
