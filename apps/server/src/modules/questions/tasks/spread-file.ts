import { type Passage, spreadPassages } from '@recto/core/answers';
import { defineTask } from '#kernel/define-task.ts';
import { INDEX_LIMITS, type IndexReference, openIndex } from '#modules/questions/tasks/file-indexes.ts';

/** Takes passages from all over a file, for a question about the whole of it. */
export const spreadFile = defineTask<IndexReference & { readonly limit: number }, Passage[]>({
  name: 'spread-file',
  lane: 'question',
  limits: INDEX_LIMITS,
  async run({ limit, ...reference }, context) {
    return spreadPassages(await openIndex(context, reference), limit);
  },
});
