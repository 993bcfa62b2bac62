/** Lanes of work for worker threads, the most urgent first. */
export const LANES = ['question', 'text', 'comparison', 'ocr', 'batch'] as const;
export type Lane = (typeof LANES)[number];

/**
 * Milliseconds. Whoever exceeds one loses its worker and fails with `timeout`. `start` and `inactivityTimeout` count the
 * time of a core that the worker takes, since nobody's file must fail because the machine is busy. `total` is the time that
 * passes, and so larger: it ends what waits for something that never comes.
 */
export interface TaskLimits {
  /** Until the first message of a unit, or its end; includes starting the worker. */
  readonly start: number;
  /** From one message to the next: what one step, such as a page, may take. */
  readonly inactivityTimeout: number;
  /** For all units together, without the time that they wait for their turns. */
  readonly total: number;
}

/**
 * What a worker keeps from one unit to the next, such as open files or decoded indexes. Each worker makes its own at the
 * first use; tasks that name the same definition share it.
 */
export interface WorkerState<S> {
  create(): S;
  /** Drops what belongs to a subject (a file's id) that is deleted. */
  erase?(state: S, subject: string): void;
  /** Bytes held outside the JavaScript heap on purpose: for them the worker is neither replaced nor, where it is kept for questions, ended. */
  keptBytes?(state: S): number;
  /** True when nothing held in this worker can be trusted any more; it is replaced after the unit. */
  isBroken?(state: S): boolean;
}

/**
 * What a task can do beside returning its result. Messages and results are copied, so they hold plain data only. It asks for
 * one thing at a time.
 */
export interface TaskContext<Message, Input> {
  /** Hands something to the caller, in order. The buffers named are moved instead of copied. */
  send(message: Message, moved?: readonly ArrayBuffer[]): void;
  /** The next piece of the caller's `input`; null after the last. */
  receive(): Promise<Input | null>;
  /** The bytes that the caller's `loadBytes` gives. */
  loadBytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** True while something more urgent waits for this worker: end the unit at the next good place. */
  isHurried(): boolean;
  /** The state of this worker under that definition. */
  use<S>(state: WorkerState<S>): S;
  /** Has the result, or the next unit's payload, take this buffer along instead of a copy. */
  move(buffer: ArrayBuffer): void;
}

/**
 * The end of a unit of a longer task: the next one waits for its turn with this payload, perhaps in another worker. What it
 * cannot do without goes in the payload; what it can make again may stay in a `WorkerState`.
 */
export class NextUnit<Payload> {
  readonly payload: Payload;
  readonly isShort: boolean;

  constructor(payload: Payload, { isShort = true } = {}) {
    this.payload = payload;
    this.isShort = isShort;
  }
}

/** A task as the pool sees it: what it takes to queue it. */
export interface TaskSettings {
  readonly name: string;
  readonly lane: Lane;
  readonly limits: TaskLimits;
}

/** A kind of CPU work for a worker thread, with what goes in and comes out as types. */
export interface Task<Payload, Result, Message, Input> extends TaskSettings {
  run(
    payload: Payload,
    context: TaskContext<Message, Input>,
  ): Result | NextUnit<Payload> | Promise<Result | NextUnit<Payload>>;
}

/** Any task, for the table of those that a worker knows. */
export type AnyTask = Task<unknown, unknown, unknown, unknown>;

/**
 * Defines CPU work that runs in a worker thread with limits. It throws `TaskError` for what the caller may have to tell
 * apart; anything else counts as `crashed`. A task that takes longer than a moment works in units: it returns `NextUnit`
 * (25 pages, one page of OCR, one phase), so that others get their turn, and keeps in a `WorkerState` what the next unit
 * would have to make again. `compose/tasks.ts` lists it; heavy packages are imported inside `run`, since callers load
 * this file too.
 *
 * @example
 * export const countWords = defineTask<{ text: string }, number>({
 *   name: 'count-words',
 *   lane: 'text',
 *   limits: { start: 10_000, inactivityTimeout: 10_000, total: 60_000 },
 *   run: ({ text }) => text.split(/\s+/).length,
 * });
 */
export const defineTask = <Payload, Result, Message = never, Input = never>(
  task: Task<Payload, Result, Message, Input>,
): Task<Payload, Result, Message, Input> => task;

/** A piece of input and the buffers in it that are moved to the worker instead of copied. */
export interface InputPiece<Input> {
  readonly value: Input;
  readonly moved?: readonly ArrayBuffer[];
}

export interface TaskOptions<Message, Input> {
  /** For whom: inside a lane accounts take turns. */
  readonly account: string;
  /** In place of the task's own lane, where the same work is less urgent. */
  readonly lane?: Lane | undefined;
  /** Text only: over in a moment, so that the worker kept for questions may do it too. */
  readonly isShort?: boolean;
  /** In place of the task's own. */
  readonly limits?: Partial<TaskLimits> | undefined;
  onMessage?(message: Message): void;
  /** Gives what the task receives, piece by piece; null after the last. What that takes counts towards `total` only. */
  readonly input?: () => Promise<InputPiece<Input> | null>;
  /** Gives what the task loads, timed as `input` is. A copy of it is moved to the worker. */
  readonly loadBytes?: () => Promise<Uint8Array>;
  /** In a process of its own, for what may have ended this one; without input, bytes and state. */
  readonly isIsolated?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Worker threads as modules see them. */
export interface TaskRunner {
  /** Rejects with `TaskError`, or with what `input` or `loadBytes` failed with. */
  run<Payload, Result, Message, Input>(
    task: Task<Payload, Result, Message, Input>,
    payload: NoInfer<Payload>,
    options: TaskOptions<Message, Input>,
  ): Promise<Result>;
  /** Drops what the workers keep of a subject (a file's id). */
  erase(subject: string): void;
  /**
   * Does a task in the worker kept for questions, now and after it was replaced, whenever no worker has anything to do.
   * A question hurries it, and it returns whether it is done; one that fails is not tried again.
   */
  keepWarm(task: Task<null, boolean, never, never>): void;
}

/**
 * Why a task ended without a result. Beside the codes of the tasks: `timeout`, `memory`, `crashed` (the worker ended or
 * threw something unforeseen), `process-crashed`, `stopped` (called off, or the server stops), `input-failed`.
 */
export class TaskError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'TaskError';
    this.code = code;
  }
}
