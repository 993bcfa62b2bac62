import { useEffect, useState } from 'react';

const OUTBOX = '/dev/outbox';

/** Nobody else is shown the outbox, so a server elsewhere is not even asked. */
const isLocal = (): boolean => ['localhost', '127.0.0.1'].includes(window.location.hostname);

/** Whether the mails of this installation are written to a page instead of being sent, and this browser may see it. */
async function hasOutbox(signal: AbortSignal): Promise<boolean> {
  if (!isLocal()) return false;
  const response = await fetch(OUTBOX, { method: 'HEAD', signal }).catch(() => null);
  return response?.ok === true;
}

/** Says where the code lies on an installation without a mail server: nobody would look for it in a folder. */
export function OutboxHint() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    void hasOutbox(leaving.signal).then(setThere);
    return () => leaving.abort();
  }, []);
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
