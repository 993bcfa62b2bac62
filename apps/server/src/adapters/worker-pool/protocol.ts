/** What a worker is started with. */
export interface WorkerSettings {
  /** It keeps the priority of the server, since somebody waits for what it does. */
  readonly isForQuestions: boolean;
  /** Shared: one, while the unit under way is to end soon. */
  readonly hurry: Int32Array;
}

/** One unit of a task. */
export interface UnitRequest {
  /** The task's name. */
  readonly task: string;
  readonly payload: unknown;
}

/** What a task may ask for in the middle of a unit. */
export type Supply = 'input' | 'bytes';

export type ToWorker =
  | ({ readonly kind: 'run' } & UnitRequest)
  /** Answers `ask`. */
  | { readonly kind: 'supplied'; readonly value: unknown }
  | { readonly kind: 'supply-failed' }
  /** Drops what is kept of a subject. Nothing is answered. */
  | { readonly kind: 'erase'; readonly subject: string };

/** How a unit has ended. */
export type TaskResult =
  | { readonly kind: 'done'; readonly value: unknown }
  /** `ms` is what the unit took, without starting the worker. */
  | { readonly kind: 'next'; readonly payload: unknown; readonly isShort: boolean; readonly ms: number }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

/** Any number of messages, or of requests for input, then the end of the unit. */
export type FromWorker =
  | { readonly kind: 'message'; readonly message: unknown }
  | { readonly kind: 'ask'; readonly supply: Supply }
  | {
      readonly kind: 'ended';
      readonly result: TaskResult;
      /** Bytes held outside the JavaScript heap, those kept on purpose aside. */
      readonly heldBytes: number;
      /** Bytes kept on purpose for a later unit. */
      readonly keptBytes: number;
      readonly isBroken: boolean;
    };
