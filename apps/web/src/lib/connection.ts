import { create } from 'zustand';

interface Connection {
  /** Whether the server's news arrive at present. */
  connected: boolean;
  /** They have not arrived for so long that somebody may wait for them in vain. */
  lost: boolean;
}

export const useConnection = create<Connection>(() => ({ connected: false, lost: false }));

/** What is done with what arrives, or does not. */
export interface SocketHandlers {
  readonly onMessage: (message: unknown) => void;
  /** Messages may have been missed; they are not repeated. */
  readonly onMissed: () => void;
  readonly onSessionOver: () => void;
}
