import {
  type FileIndex,
  findPageText,
  makePassageLookup,
  nearestPassages,
  type PackedVectors,
  type Passage,
  type Ranking,
  rankFile as rank,
} from '@recto/core/answers';
import { defineTask } from '#kernel/define-task.ts';
import { INDEX_LIMITS, type IndexReference, openIndex } from '#modules/questions/tasks/file-indexes.ts';

interface RankRequest extends IndexReference {
  readonly question: string;
  /** Asks for exactly the words typed. */
  readonly isExact?: boolean | undefined;
  /** Has passages found by their meaning too. */
  readonly meaning?: Meaning | undefined;
}

/** The vectors of a question and of the passages of its file, of the same model. */
export interface Meaning {
  readonly question: readonly number[];
  readonly passages: readonly PackedVectors[];
}

/** As many as are offered to an answerer. */
const SIMILAR = 8;

/** Finds the pages and passages of a file that are likeliest to answer. */
export const rankFile = defineTask<RankRequest, Ranking>({
  name: 'rank-file',
  lane: 'question',
  limits: INDEX_LIMITS,
  async run({ question, isExact, meaning, ...reference }, context) {
    const index = await openIndex(context, reference);
    const similar = meaning && findSimilar(index, meaning);
    return rank(index, question, { isExact, similar });
  },
});

function findSimilar(index: FileIndex, { question, passages }: Meaning): Passage[] {
  const { findPassage } = makePassageLookup((page) => findPageText(index, page));
  return nearestPassages(question, passages, SIMILAR).flatMap((id) => findPassage(id) ?? []);
}
