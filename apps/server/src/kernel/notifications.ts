/** What is done with notifications of the database. */
export interface NotificationListener {
  /** By channel. Every process that listens is called, the one that notifies too. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /** Nothing was heard for a while, so anything may have been missed. */
  onGap(): void;
}

/** Listens until it is closed; resolves once it does. */
export type ListenToDatabase = (listener: NotificationListener) => Promise<{ close(): Promise<void> }>;
