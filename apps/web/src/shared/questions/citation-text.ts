import type { FileItem } from '@recto/contract/library';
import { topAnswerOf } from '#shared/questions/answer-parts.ts';
import { chatSearch } from '#shared/questions/chat-url.ts';
import { marksOf, numberCitations } from '#shared/questions/citations.ts';
import { passageText } from '#shared/questions/passages.ts';
import type { Copied } from '#lib/clipboard.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { textDirection } from '#lib/text-direction.ts';
import { pageNameText } from '#shared/files/page-names.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';

type CitedFile = Pick<FileItem, '_id' | 'name' | 'pageKind'>;

/** The words that lead an answer, and nothing else. */
export function topAnswerText(question: ListedQuestion): string {
  const topAnswer = topAnswerOf(question).map(({ text }) => oneLine(text));
  return topAnswer.length > 0 ? topAnswer.join('\n') : question.answer;
}

/**
 * The lead with the file, the pages and a link to each of them: `“…” (report.pdf, p. 102 · PDF 105)`. Words of ours, such
 * as those of a table row, stand without quotation marks.
 */
export function topAnswerCitation(question: ListedQuestion, file: CitedFile, origin: string): Copied {
  const sources = sourcesOf(question, file, origin);
  const cited = topAnswerOf(question).map(({ text, citations }) => {
    const isVerbatim = citations.some((at) => oneLine(question.citations[at]?.quote ?? '') === oneLine(text));
    const own = citations.flatMap((at) => sources.get(at) ?? []);
    const pages = own.filter((place, at) => own.findIndex(({ name }) => name === place.name) === at);
    return { words: passageText({ quote: text, isVerbatim }), pages };
  });
  return {
    text: cited.map(({ words, pages }) => plainCitation(words, file.name, pages)).join('\n\n'),
    html: cited.map(({ words, pages }) => linkedCitation(words, file.name, pages)).join(''),
  };
}

interface CitedWords {
  readonly text: string;
  /** Position in the file, from 1. */
  readonly page: number;
  /** The number printed on it, where that is known. */
  readonly label: string | undefined;
  /** The lines of plain text. */
  readonly lines?: string | undefined;
}

/** Words that were selected on a page, as a citation of an answer reads. */
export function selectionCitation(
  { text, page, label, lines }: CitedWords,
  file: CitedFile,
  origin: string,
): Copied {
  const url = `${origin}/chat${chatSearch({ file: file._id, question: null, page, hit: null })}`;
  const pages = [{ name: pageNameText(file.pageKind, { page, label, range: lines }), url }];
  const words = passageText({ quote: text, isVerbatim: true });
  return {
    text: plainCitation(words, file.name, pages),
    html: linkedCitation(words, file.name, pages),
  };
}

interface Place {
  readonly name: string;
  readonly url: string;
}

/** Where each citation stands, by its index, with the link that opens it marked. */
function sourcesOf(question: ListedQuestion, file: CitedFile, origin: string): Map<number, Place> {
  const marks = marksOf({ ...question, citations: question.citations.map((one) => ({ ...one, boxes: [] })) });
  const numbers = numberCitations(question);
  const sources = new Map<number, Place>();
  question.citations.forEach(({ page, pageLabel, range }, at) => {
    const mark = marks.find(({ number }) => number === numbers[at]);
    const to = { file: file._id, question: question._id, page, hit: mark?.hit ?? null };
    sources.set(at, {
      name: pageNameText(file.pageKind, { page, label: pageLabel, range }),
      url: `${origin}/chat${chatSearch(to)}`,
    });
  });
  return sources;
}

const plainCitation = (words: string, file: string, pages: readonly Place[]): string =>
  [`${words} (${[file, ...pages.map(({ name }) => name)].join(', ')})`, ...pages.map(({ url }) => url)].join(
    '\n',
  );

function linkedCitation(words: string, file: string, pages: readonly Place[]): string {
  const links = pages.map(({ name, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`);
  const source = [escapeHtml(file), ...links].join(', ');
  return `<p dir="${textDirection(words)}">${escapeHtml(words)} (${source})</p>`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
