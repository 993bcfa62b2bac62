import type { DraftAnswer, Ranking } from '@recto/core/answers';
import type { Lane } from '#kernel/define-task.ts';

/** A file that is being asked. */
export interface AskedFile {
  readonly id: string;
  readonly accountId: string;
  /** How urgent the answer is: a person waits for it, or a batch. */
  readonly lane: Lane;
  /** Its retrieval index; the hash tells whether the bytes are what was stored. */
  readonly index: { readonly key: string; readonly sha256: string; load(): Promise<Uint8Array> };
}

export interface DraftRequest {
  readonly question: string;
  readonly file: AskedFile;
  /** The pages and passages that are likeliest to answer, best first: the same for every answerer. */
  readonly ranking: Ranking;
}

/**
 * Who drafts answers: the file's own sentences, or a language model. A draft is trusted in nothing: each of its quotes
 * is looked up on the page of its passage, and what is not found there is dropped with the claims that rest on it.
 */
export interface Answerer {
  /** `extract` or `<provider>/<model>`: recorded with each answer that it gives. */
  readonly name: string;
  /** Claims cite passages of the ranking by their ids. */
  draft(request: DraftRequest): Promise<DraftAnswer>;
}
