import { readPage } from '#answers/extraction/page-units/read-page.ts';
import { type FileIndex, textAt } from '#answers/file-index/file-index.ts';
import { readableText } from '#sentences/readable-text.ts';
import { findAskedKinds } from '#clauses/asked-kinds.ts';
import { unpackKind } from '#clauses/pack-clauses.ts';
import type { TextRange } from '#text/text-range.ts';
import { findColumnValues } from './find-values.ts';
import { SAID_ONCE } from './said-once.ts';
import { subjectOf } from './same-subject.ts';
import type { CellClaim, Column, Elsewhere } from './types.ts';

/** So many are compared with an answer: a form that is printed on every page says the same on each. */
const MOST = 24;

/**
 * What a file says on the subject of an answer where the answer does not cite it: statements in most of its words, and
 * clauses of the kind that is asked for. Each is the text of its page, word for word.
 */
export function findElsewhere(index: FileIndex, column: Column, claims: readonly CellClaim[]): Elsewhere[] {
  const [topAnswer] = claims;
  if (topAnswer === undefined || column.type === 'text' || column.type === 'names') return [];
  const found = [
    ...[...findRestated(index, column, topAnswer)].filter((each) => !isCited(each, claims)),
    ...findOfKind(index, column).filter((each) => !isCited(each, [topAnswer])),
  ];
  return found.slice(0, MOST);
}

const isCited = ({ quotes }: CellClaim, claims: readonly CellClaim[]): boolean =>
  quotes.some(({ page, start, end }) =>
    claims.some((claim) =>
      claim.quotes.some((quote) => quote.page === page && quote.start < end && start < quote.end),
    ),
  );

function* findRestated(index: FileIndex, column: Column, topAnswer: CellClaim): Generator<Elsewhere> {
  const subject = subjectOf(topAnswer.text);
  if (subject === null) return;
  for (const [at, page] of index.pageNumbers.entries()) {
    const text = textAt(index, at);
    if (!subject.mayBeIn(text.toLowerCase())) continue;
    const values = column.type === 'yesNo' ? null : findColumnValues(column, text);
    if (values?.length === 0) continue;
    for (const unit of readPage(index, page).units) {
      const isSaid = values?.some(({ start, end }) => unit.start <= start && end <= unit.end) ?? true;
      if (!isSaid || (unit.kind !== 'sentence' && unit.kind !== 'item')) continue;
      const own = readableText(text.slice(unit.start, unit.end), text);
      if (subject.isIn(own)) yield { ...toClaim(own, page, unit), likeness: 'words' };
    }
  }
}

function findOfKind(index: FileIndex, { question }: Column): Elsewhere[] {
  const [kind, ...more] = findAskedKinds(question);
  const saidOnce = kind && SAID_ONCE[kind];
  if (!saidOnce || more.length > 0) return [];
  const passages = unpackKind(index.clauses, kind)?.passages ?? [];
  return passages
    .filter(({ probability }) => probability >= saidOnce.leastProbability)
    .map(({ page, start, end }) => {
      const text = textAt(index, index.pageNumbers.indexOf(page));
      const own = readableText(text.slice(start, end), text);
      return { ...toClaim(own, page, { start, end }), likeness: 'kind' as const };
    });
}

const toClaim = (text: string, page: number, { start, end }: TextRange): CellClaim => ({
  text,
  quotes: [{ page, start, end, text }],
});
