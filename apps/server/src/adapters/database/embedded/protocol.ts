import type { EngineModules } from '#patches/pglite/engine-modules.ts';

/** What the main thread and the database thread say to each other. */
export interface ThreadSettings {
  /** Folder of the database's files; in memory when absent. */
  readonly folder?: string;
  /** A dump to begin with, for databases in memory. */
  readonly dump?: Uint8Array;
}

/** What a database thread is started with. */
export interface ThreadData {
  readonly settings: ThreadSettings;
  readonly engine: EngineModules;
}

export type Operation =
  | {
      readonly op: 'query';
      readonly sql: string;
      readonly parameters: readonly unknown[];
      readonly transaction?: number;
    }
  | { readonly op: 'script'; readonly sql: string }
  | { readonly op: 'begin' }
  | { readonly op: 'commit' | 'rollback'; readonly transaction: number }
  | { readonly op: 'listen'; readonly channel: string }
  | { readonly op: 'unlisten'; readonly subscription: number }
  | { readonly op: 'dump' }
  | { readonly op: 'close' };

/** A begin's id names the transaction, a listen's id the subscription. */
export type Request = Operation & { readonly id: number };

export interface QueryRows {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows: number;
}

/** The fields of a PostgreSQL error that callers look at; an Error loses them between threads. */
export interface ErrorFields {
  readonly message: string;
  readonly code?: string;
  readonly detail?: string;
  readonly hint?: string;
  readonly severity?: string;
  readonly schema?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
}

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unusable'; readonly error: ErrorFields }
  /** The engine has aborted; nothing more is said. */
  | { readonly kind: 'died'; readonly error: ErrorFields }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: ErrorFields }
  | { readonly kind: 'notification'; readonly subscription: number; readonly payload: string };
