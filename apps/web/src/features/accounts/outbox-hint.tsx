import { useQuery } from '@tanstack/react-query';
import { OUTBOX, outboxQuery } from './queries.ts';

/** Says where the code lies on an installation without a mail server: nobody would look for it in a folder. */
export function OutboxHint() {
  const { data: isThere } = useQuery(outboxQuery());
  return (
    isThere && (
      <p className="mt-4 text-ink-2 text-sm">
        This installation has no mail server. The mail is in{' '}
        <a href={OUTBOX} target="_blank" rel="noreferrer" className="link">
          /dev/outbox
        </a>
        .
      </p>
    )
  );
}
