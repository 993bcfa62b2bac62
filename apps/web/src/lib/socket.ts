import { type SocketHandlers, useConnection } from '#lib/connection.ts';
import { nextStepOf, useSession } from '#lib/session.ts';

/** Longer cuts are told to the person. */
const LOST_AFTER_MS = 3000;

/** Opens the socket for the stored user, once every step of signing in is taken; gives the function that closes it. */
export function openSocket(handlers: SocketHandlers): () => void {
  const session = useSession.getState();
  if (!session.user || nextStepOf(session) !== null) return () => undefined;
  const { email } = session.user;
  const closing = new AbortController();
  // Loaded late: the first screens do without it.
  import('#lib/socket-client.ts')
    .then(({ connectSocket }) => {
      if (!closing.signal.aborted) connectSocket(email, closing.signal, handlers);
    })
    .catch((error: unknown) => console.error('The socket client could not be loaded', error));
  const stopWatching = watchForLoss();
  return () => {
    closing.abort();
    stopWatching();
    useConnection.setState({ connected: false, lost: false });
  };
}

/** Short cuts are not worth a word. */
function watchForLoss(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (connected: boolean) => {
    clearTimeout(timer);
    timer = connected ? undefined : setTimeout(() => useConnection.setState({ lost: true }), LOST_AFTER_MS);
  };
  watch(false);
  const unsubscribe = useConnection.subscribe(({ connected }, before) => {
    if (connected !== before.connected) watch(connected);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
