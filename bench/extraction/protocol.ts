/** Messages between the benchmark and its workers. */
export interface ToWorker {
  readonly bytes: Uint8Array;
}

export type FromWorker =
  | { readonly kind: 'page'; readonly encoded: Uint8Array }
  /** What pdf.js reads of a page; counted by nobody. */
  | { readonly kind: 'items'; readonly items: readonly unknown[] }
  | { readonly kind: 'done'; readonly wallMs: number; readonly cpuMs: number }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };
