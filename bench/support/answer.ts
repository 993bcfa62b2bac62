import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  asClosest,
  chooseFigure,
  draftFigure,
  joinFigure,
  type Answer,
  asksForOverview,
  type Contents,
  type DraftAnswer,
  draftAnswer,
  draftOverview,
  type ExtractiveDraft,
  type FileIndex,
  findPageText,
  makePassageLookup,
  rankFile,
  verifyAnswer,
  type WordRelations,
  wordsOf,
} from '@recto/core/answers';
import {
  findAskedFigure,
  isAnnualReport,
  type KeyFigure,
  readKeyFigures,
  type ReportPage,
} from '@recto/core/key-figures';
import { CLAUSE_WEIGHTS, decodeClauseModel, makeClauseRecogniser } from '@recto/core/clauses';

/** Tells clauses of contracts, as the product does. */
export const recogniseClauses = makeClauseRecogniser(
  decodeClauseModel(readFileSync(fileURLToPath(import.meta.resolve(CLAUSE_WEIGHTS)))),
);

/** Ranks and drafts, as the product does. */
export function draftInCore(
  index: FileIndex,
  question: string,
  words: WordRelations | undefined = wordsOf(index.language),
): ExtractiveDraft {
  return draftAnswer(index, rankFile(index, question, { words }), words);
}

/** What the product shows of a draft. */
export function verifyInCore(index: FileIndex, draft: DraftAnswer): Answer {
  return verifyAnswer(
    draft,
    makePassageLookup((page) => findPageText(index, page)),
  );
}

const figuresOf = new WeakMap<FileIndex, readonly KeyFigure[]>();

/** The key figures of a file, where it is an annual report. */
function readFigures(index: FileIndex): readonly KeyFigure[] {
  const known = figuresOf.get(index);
  if (known !== undefined) return known;
  const pages: ReportPage[] = [];
  for (let number = 1; ; number++) {
    const text = findPageText(index, number);
    if (text === undefined) break;
    pages.push({ number, text });
  }
  const figures = isAnnualReport(pages) ? readKeyFigures(pages) : [];
  figuresOf.set(index, figures);
  return figures;
}

/** Where a key figure of a report is asked for, it leads; what the report does not say where it must is no answer. */
function putFigureFirst(index: FileIndex, question: string, found: DraftAnswer): DraftAnswer {
  const asked = findAskedFigure(question);
  const figures = asked ? readFigures(index) : [];
  if (asked === undefined || figures.length === 0) return found;
  const figure = chooseFigure(figures, asked);
  if (figure === undefined) return figures.some(({ name }) => name === asked.name) ? found : asClosest(found);
  const told = draftFigure(figure, (page) => findPageText(index, page));
  return joinFigure(told, found);
}

/**
 * All three steps of an answer; where the whole is asked for and its contents are at hand, what the document is about, and
 * where a key figure of a report is, that figure.
 */
export function answerInCore(index: FileIndex, question: string, contents?: Contents): Answer {
  if (contents && asksForOverview(question)) {
    const overview = verifyInCore(index, draftOverview(index, question, contents));
    if (overview.kind === 'answer') return overview;
  }
  return verifyInCore(index, putFigureFirst(index, question, draftInCore(index, question)));
}
