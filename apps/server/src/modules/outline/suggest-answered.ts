import type { DocumentOutline } from '@recto/contract/outline';
import { overviewQuestion } from '@recto/core/answers';
import type { Outline } from '@recto/core/outline';
import type { FileRow } from '#modules/library/index.ts';
import type { Questions } from '#modules/questions/index.ts';

export interface SuggestDeps {
  readonly questions: Pick<Questions, 'answerFile'>;
}

const MAX_SUGGESTIONS = 3;
/** Questions that are tried for them: each takes some hundredths of a second. */
const MAX_TRIES = 50;
/** A lead with fewer letters beside the heading answers nothing. */
const MORE_THAN_HEADING = 30;

/**
 * What the document is about, and of the ideas the first three to which the file has an answer that stands in the section
 * that was asked about. All are asked in their best words before any is asked in others.
 */
export async function suggestAnswered(
  { questions }: SuggestDeps,
  file: FileRow,
  { ideas, language }: Pick<Outline, 'ideas' | 'language'>,
): Promise<DocumentOutline['suggestions']> {
  const overview = await suggestOverview({ questions }, file, language);
  const found = new Map<Outline['ideas'][number], DocumentOutline['suggestions'][number]>();
  for (const { idea, question } of inTurn(ideas).slice(0, MAX_TRIES)) {
    if (found.size === MAX_SUGGESTIONS) break;
    if (found.has(idea)) continue;
    const { answer } = await questions.answerFile(file, question, { lane: 'text' });
    const [topAnswer] = answer.citations;
    const isInSection =
      topAnswer !== undefined && topAnswer.page >= idea.page && topAnswer.page <= idea.lastPage;
    const says = answer.claims[0]?.text.replace(idea.heading, '').length ?? 0;
    // What is asked of any such document is answered with a figure.
    const isTold = idea.heading === '' || says > MORE_THAN_HEADING;
    if (answer.kind === 'answer' && isInSection && isTold)
      found.set(idea, { question, page: idea.heading === '' ? topAnswer.page : idea.page });
  }
  const others = [...found.values()].toSorted((left, right) => left.page - right.page);
  return [...overview, ...others];
}

/** What it is about, where the file says what it is. */
async function suggestOverview(
  { questions }: SuggestDeps,
  file: FileRow,
  language: string,
): Promise<DocumentOutline['suggestions']> {
  const question = overviewQuestion(language);
  const { answer } = await questions.answerFile(file, question, { lane: 'text' });
  const [first] = answer.citations;
  return answer.kind === 'answer' && first ? [{ question, page: first.page, isOverview: true }] : [];
}

/** Ideas that are tried in their best words, and in others. */
const MAX_IDEAS = { best: 24, other: 10 };

function inTurn(ideas: Outline['ideas']) {
  const most = Math.max(0, ...ideas.map(({ wordings }) => wordings.length));
  return Array.from({ length: most }, (_, at) =>
    ideas.slice(0, at === 0 ? MAX_IDEAS.best : MAX_IDEAS.other).flatMap((idea) => {
      const question = idea.wordings[at];
      return question === undefined ? [] : [{ idea, question }];
    }),
  ).flat();
}
