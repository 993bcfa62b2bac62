import { findAskedKinds, findAskedNdaKinds } from '#clauses/asked-kinds.ts';
import { type KindKey, subjectOf } from '#clauses/kinds.ts';
import { hasNdaKinds, unpackKind } from '#clauses/pack-clauses.ts';
import type { ClauseFound, KindFound } from '#clauses/recognise.ts';
import type { TextRange } from '#text/text-range.ts';
import type { FileIndex } from '../file-index/file-index.ts';
import type { Ranking } from '../ranking/rank-file.ts';
import { shorten } from '../text/complete.ts';
import { sentenceBefore } from '../text/noise.ts';
import type { ExtractiveDraft } from '../types.ts';
import { findValueWords, readSureValue } from './clause-emphasis.ts';
import { dropRepeats } from './merge-same.ts';
import { readPage } from './read-page.ts';
import { type Sayable, type SayOptions, sayCandidate } from './say-candidate.ts';

const SHOWN = 3;
/** A contract that is so unlikely to have the clause is said to have none. */
const PRESENT = 0.25;
/** What stands beside a sure answer must be as likely by itself. */
const BESIDE = 0.1;

/** What a contract has of the kind of clause that a question asks for; undefined where it asks for none, or for several. */
export function findAskedClause(
  { clauses }: FileIndex,
  { core, crossLanguage }: Pick<Ranking, 'core' | 'crossLanguage'>,
): KindFound | undefined {
  if (clauses.kinds.length === 0 || crossLanguage !== undefined) return undefined;
  const [key, ...others] = findKinds(core.text, hasNdaKinds(clauses));
  return key === undefined || others.length > 0 ? undefined : unpackKind(clauses, key);
}

/** What a non-disclosure agreement is asked of its own matter goes before what any contract may be asked. */
function findKinds(question: string, isNda: boolean): readonly KindKey[] {
  const own = isNda ? findAskedNdaKinds(question) : [];
  return own.length > 0 ? own : findAskedKinds(question);
}

/**
 * Quotes the passages that are likeliest of the kind: how sure the kind was told decides whether they answer. In bold
 * stands the value of the kind alone, where it is sure.
 */
export function draftClause(
  index: FileIndex,
  kind: KindFound,
  options: Omit<SayOptions, 'language'>,
): ExtractiveDraft {
  const { key, presence, isSure, passages } = kind;
  const shown = passages.slice(0, SHOWN).flatMap((passage) => {
    const candidate = readCandidate(index, passage);
    return candidate === undefined ? [] : [{ passage, candidate }];
  });
  const shared = { confidence: presence, leadConfidence: passages[0]?.probability ?? 0 };
  if (!isSure && presence < PRESENT) {
    const nearest = shown.map(({ candidate: { page, pageText, unit } }) => ({
      page,
      quote: shorten(pageText, unit),
    }));
    return { kind: 'none', claims: [], nearest, missingClause: subjectOf(key), ...shared };
  }
  const kept = isSure ? shown.filter(({ passage }, at) => at === 0 || passage.probability >= BESIDE) : shown;
  const value = isSure ? readSureValue(index, kind) : null;
  const said = kept.map(({ candidate }) => {
    const { emphasis: _, ...claim } = sayCandidate(candidate, { ...options, language: candidate.language });
    const { page, pageText, unit } = candidate;
    const words =
      value === null ? [] : findValueWords(value, { page, pageText, ...rangeOf(unit) }, claim.text);
    return words.length > 0 ? { ...claim, emphasis: words } : claim;
  });
  const claims = dropRepeats(said).map((claim, at) => ({
    ...claim,
    ...(isSure && at > 0 && { isSupporting: true }),
  }));
  return { kind: isSure ? 'answer' : 'closest', claims, nearest: [], ...shared };
}

const rangeOf = ({ start, end }: TextRange): TextRange => ({ start, end });

/** The unit of a page that was recognised, as candidates are said. */
function readCandidate(
  index: FileIndex,
  { page, start, end }: ClauseFound,
): (Sayable & { readonly language: string }) | undefined {
  const read = readPage(index, page);
  const at = read.units.findIndex((unit) => unit.start < end && unit.end > start);
  const unit = read.units[at];
  if (unit === undefined) return undefined;
  const before = sentenceBefore(read.text, read.units, at);
  return {
    page,
    pageText: read.text,
    language: read.language,
    unit,
    items: [],
    row: unit.kind === 'row' ? read.rowAt(at) : null,
    ...(before && { before }),
  };
}
