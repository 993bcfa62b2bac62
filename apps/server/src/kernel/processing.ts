import type { WorkKind } from '@recto/contract/instances';

export interface WorkCount {
  readonly kind: WorkKind;
  readonly count: number;
}

export interface WaitingWork extends WorkCount {
  /** Since when the one waits that has waited longest. */
  readonly oldestAt: Date;
}

/** The work on documents in this process, which operators can stop while everything else goes on. */
export interface Processing {
  /** Takes no more of it, from this moment on; what runs goes on to its end. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** What runs in this process. */
  running(): WorkCount[];
  /** What waits for any process on the database. */
  waiting(): Promise<WaitingWork[]>;
}
