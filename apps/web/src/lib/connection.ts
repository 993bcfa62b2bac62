import { create } from 'zustand';

interface Connection {
  /** Whether the server's news arrive at present. */
  connected: boolean;
  /** They have not arrived for so long that somebody may wait for them in vain. */
  lost: boolean;
}

export const useConnection = create<Connection>(() => ({ connected: false, lost: false }));
