import type { DocumentOutline } from '@recto/contract/outline';
import type { Outline } from '@recto/core/outline';
import type { FileRow } from '#modules/library/index.ts';
import type { Questions } from '#modules/questions/index.ts';

export interface SuggestDeps {
  readonly questions: Pick<Questions, 'answerFile'>;
}

const MAX_SUGGESTIONS = 3;
/** Questions that are tried for them: each takes some hundredths of a second. */
const MAX_TRIES = 24;

/** Of the ideas the first three to which the file has an answer that stands in the section that was asked about. */
export async function suggestAnswered(
  { questions }: SuggestDeps,
  file: FileRow,
  ideas: Outline['ideas'],
): Promise<DocumentOutline['suggestions']> {
  const found: DocumentOutline['suggestions'] = [];
  for (const { question, page, lastPage } of ideas.slice(0, MAX_TRIES)) {
    const { answer } = await questions.answerFile(file, question, { lane: 'text' });
    const [lead] = answer.citations;
    if (answer.kind !== 'answer' || !lead || lead.page < page || lead.page > lastPage) continue;
    found.push({ question, page });
    if (found.length === MAX_SUGGESTIONS) break;
  }
  return found;
}
