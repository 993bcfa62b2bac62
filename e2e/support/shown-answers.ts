import type { QuestionMeta } from '@recto/contract/history';
import type { Question } from '@recto/contract/questions';
import type { Page } from '@playwright/test';
import { blockSocket } from './socket.ts';

type Shown = Pick<Question, 'claims' | 'citations' | 'review' | 'searched' | 'languages'> & {
  kind: Question['kind'];
};

/**
 * Lets the page see the answers of the engine as another kind, so that what a kind looks like does not hang on what the
 * engine makes of a question. Places, boxes and reviews stay those of the server.
 */
async function showAnswers(page: Page, change: (question: Question) => Partial<Shown>): Promise<void> {
  // It would bring what a review has changed as the server has it.
  await blockSocket(page);
  await page.route(/\/api\/v2\/(history\/(id|list-meta)|qna\/review)\//, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: { questions?: Question[]; items?: QuestionMeta[] } };
    const { questions, items } = answer.result ?? {};
    questions?.forEach((question, at) => {
      questions[at] = { ...question, ...change(question) };
    });
    items?.forEach((item, at) => {
      const { kind: answerKind, ...changed } = change({
        ...item,
        kind: item.answerKind,
      } as unknown as Question);
      items[at] = { ...item, ...changed, answerKind: answerKind ?? item.answerKind };
    });
    await route.fulfill({ response, json: answer });
  });
}

/** Each citation a claim of its own: as many passages as the answer has quotes. */
const passagesOf = ({ citations }: Question): Question['claims'] =>
  citations.map(({ quote }, at) => ({ text: quote.replace(/\s+/g, ' '), citations: [at] }));

/** Every answer as one lead with its answering words, and further passages. */
export const showAsLead = (page: Page): Promise<void> =>
  showAnswers(page, (question) => {
    if (question.kind !== 'answer' || question.review?.wrongClaims) return {};
    const claims = passagesOf(question).map((claim, at) => ({
      ...claim,
      ...(at === 0 ? { emphasis: wordsIn(claim.text) } : { isFurther: true as const }),
    }));
    return { claims };
  });

/** Every answer as one that rests on all of its quotes, so that there are hits and pages to walk through. */
export const showAllAsLead = (page: Page): Promise<void> =>
  showAnswers(page, (question) =>
    question.kind === 'none' ? {} : { kind: 'answer', claims: passagesOf(question) },
  );

/** Over passages that come close: three, or fewer. */
export const CLOSEST_TITLE = /^(Three places that may answer this|Closest passages)$/;

/** Every answer as passages that come close, also to a question in another language, until somebody says which one answers. */
export const showAsClosest = (page: Page, languages?: Question['languages']): Promise<void> =>
  showAnswers(page, (question) => {
    if (question.kind === 'none' || question.review?.claim !== undefined) return {};
    const searched = { pages: 6, unread: [], nearest: [] };
    const claims = passagesOf(question).slice(0, 3);
    return { kind: 'closest', searched, claims, ...(languages && { languages }) };
  });

/** Every answer as one from a scan, whose words were read unsurely. */
export const showAsScan = (page: Page): Promise<void> =>
  showAnswers(page, ({ citations }) => ({
    citations: citations.map((citation) => ({ ...citation, confidence: 57 })),
  }));

/** The first figure of a text, else its second word. */
function wordsIn(text: string): { start: number; end: number }[] {
  const found = /[€$]?\d[\d.,]*(?: (?:million|per cent|units))?/.exec(text) ?? /(?<=\s)\S+/.exec(text);
  return found ? [{ start: found.index, end: found.index + found[0].length }] : [];
}
