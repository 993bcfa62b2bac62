import { type Language, LANGUAGE_NAMES } from '@recto/contract/languages';
import { type Passage, RESULT } from '@recto/core/answers';
import { escapeQuoted, QUOTED_MATERIAL } from '#kernel/quoted-material.ts';

/** What was asked and answered before in the same conversation. */
export interface PreviousQuestion {
  readonly question: string;
  readonly answer: string;
}

/** How a model is to answer from passages. */
export const ANSWER_INSTRUCTIONS = `You answer a question about one document, from passages of it and from nothing else.

Reply with one JSON object and nothing beside it:
{"answered": true, "claims": [{"text": "…", "citations": [{"passage": "P1", "quote": "…"}], "calculation": null}]}

- A claim is one short statement that answers, in the language of the question. Give one claim for each thing that is asked \
for: one for each item of a list, one for each side of a comparison, three to seven for a summary.
- Each claim needs a citation: the name of a passage and a quote from it, copied letter by letter, never translated, of 8 to \
300 characters. The quote has to prove the claim. Every number in the text has to stand in a quote of the same claim, written \
the same way: for a figure of a table quote its row and, where the text names its year or column, the line of the column heads \
as a second citation. A claim without such quotes is thrown away.
- Never calculate. For a sum, difference, ratio, average or change in percent set "calculation": \
{"operands": ["1,200", "1,000"], "expression": "(a - b) / b", "percent": true}, with the operands as the quotes print them and \
called a, b, c in their order, and write ${RESULT} in the text where the result belongs. It is worked out for you. Of other \
numbers an expression may hold 2, 4, 12, 100, 365, 1000 and 1000000. Else "calculation" is null.
- Where the passages do not answer the question, reply {"answered": false, "claims": []}. Never guess, and use nothing that \
you know from elsewhere.
- Write plain text: no links, no markup, no numbering.

${QUOTED_MATERIAL}`;

/** How a model is to word a question for searching. */
export const SEARCH_INSTRUCTIONS = `You prepare the search of a document that is written in another language than a question. \
Reply with one JSON object and nothing beside it: {"question": "…"}, the question in the language of the document, in the \
words that such a document would use. Do not answer it. If it refers to what was asked before, say what that is.

${QUOTED_MATERIAL}`;

interface Asked {
  readonly typed: string;
  /** What it was taken to ask, where it follows another. */
  readonly question: string;
  readonly language: Language;
  readonly previous: PreviousQuestion | null;
}

/** What a model is given to answer from. */
export function answerInput({ language, ...asked }: Asked, offered: ReadonlyMap<string, Passage>): string {
  const passages = [...offered].map(
    ([name, { page, text }]) => `<passage id="${name}" page="${page}">\n${escapeQuoted(text)}\n</passage>`,
  );
  return [
    `<document language="${LANGUAGE_NAMES[language]}">`,
    ...passages,
    '</document>',
    ...asking(asked),
  ].join('\n');
}

/** What a model is given to word a search from. */
export function searchInput({ language, ...asked }: Asked): string {
  return [`The document is written in ${LANGUAGE_NAMES[language]}.`, ...asking(asked)].join('\n');
}

const asking = ({ typed, question, previous }: Omit<Asked, 'language'>): string[] => [
  ...(previous
    ? [block('earlier_question', previous.question), block('earlier_answer', previous.answer)]
    : []),
  block('question', typed),
  ...(question === typed ? [] : [block('question_in_full', question)]),
];

const block = (tag: string, text: string): string => `<${tag}>\n${escapeQuoted(text)}\n</${tag}>`;
