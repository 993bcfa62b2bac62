import { findAskedKinds, findAskedNdaKinds } from '#clauses/asked-kinds.ts';
import { type KindKey, subjectOf } from '#clauses/clause-kinds.ts';
import { hasNdaKinds, unpackKind } from '#clauses/pack-clauses.ts';
import { type ClauseFound, type KindFound, MAY_BE_PRESENT } from '#clauses/recognise.ts';
import { LED_BY_VALUE, saysKind } from '#clauses/says-kind.ts';
import type { ReadValue } from '#clauses/values/types.ts';
import type { TextRange } from '#text/text-range.ts';
import type { FileIndex } from '../../file-index/file-index.ts';
import type { Ranking } from '../../retrieval/rank-file.ts';
import { shorten } from '#sentences/complete.ts';
import { sentenceBefore } from '#sentences/noise.ts';
import { hasPredicate } from '#sentences/predicates.ts';
import { findValueWords, readValue } from './clause-emphasis.ts';
import { dropRepeats } from '../candidates/merge-same.ts';
import { readPage } from '../page-units/read-page.ts';
import { type Renderable, type RenderOptions, renderCandidate } from './render-candidate.ts';
import type { ExtractiveDraft } from '../draft.ts';

const SHOWN = 3;
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
  options: Omit<RenderOptions, 'language'>,
): ExtractiveDraft {
  const { key, presence, isSure, passages } = kind;
  const value = readValue(index, kind);
  const shown = chooseShown(index, kind, value);
  const shared = { confidence: presence, topAnswerConfidence: passages[0]?.probability ?? 0 };
  if (!isSure && presence < MAY_BE_PRESENT && !isSaid(kind, shown, value)) {
    const nearest = shown.map(({ candidate: { page, pageText, unit } }) => ({
      page,
      quote: shorten(pageText, unit),
    }));
    return { kind: 'none', claims: [], nearest, missingClause: subjectOf(key), ...shared };
  }
  const kept = isSure ? shown.filter(({ passage }, at) => at === 0 || passage.probability >= BESIDE) : shown;
  const said = kept.map(({ candidate }) => {
    const { emphasis: _, ...claim } = renderCandidate(candidate, {
      ...options,
      language: candidate.language,
    });
    const { page, pageText, unit } = candidate;
    const words =
      isSure && value?.sure ? findValueWords(value, { page, pageText, ...rangeOf(unit) }, claim.text) : [];
    return words.length > 0 ? { ...claim, emphasis: words } : claim;
  });
  const claims = dropRepeats(said).map((claim, at) => ({
    ...claim,
    ...(isSure && at > 0 && { isSupporting: true }),
  }));
  return { kind: isSure ? 'answer' : 'closest', claims, nearest: [], ...shared };
}

/** Kinds that a heading may say by itself. */
const SAID_BY_HEADING: ReadonlySet<KindKey> = new Set<KindKey>(['parties', 'agreementDate', 'effectiveDate']);

interface Shown {
  readonly passage: ClauseFound;
  readonly candidate: NonNullable<ReturnType<typeof readCandidate>>;
}

/** The passages to be shown, the one that leads first. */
function chooseShown(index: FileIndex, { key, passages }: KindFound, value: ReadValue | null): Shown[] {
  const all = passages.flatMap((passage) => {
    const candidate = readCandidate(index, passage);
    return candidate === undefined ? [] : [{ passage, candidate }];
  });
  // A heading only announces its clause: "6 Liability and insurance".
  const said = SAID_BY_HEADING.has(key) ? all : all.filter(({ candidate }) => !isTitle(candidate));
  const clauses = said.length > 0 ? said : all;
  const isLed = LED_BY_VALUE.has(key) && value !== null && value.spans.length > 0;
  const comesFirst = ({ passage }: Shown) =>
    isLed && passage.page === value.passage.page && passage.start === value.passage.start;
  return [...clauses.filter(comesFirst), ...clauses.filter((each) => !comesFirst(each))].slice(0, SHOWN);
}

const NUMBERING = /^[\s\d.()§]+/u;

function isTitle({ unit, pageText, language }: Shown['candidate']): boolean {
  const text = pageText.slice(unit.start, unit.end).replace(NUMBERING, '');
  return unit.kind === 'heading' && !/\d/.test(text) && !hasPredicate(text, language);
}

/** Whether one of those that are shown says the kind by its own words. */
const isSaid = ({ key }: KindFound, shown: readonly Shown[], value: ReadValue | null): boolean =>
  shown.some(({ passage, candidate: { pageText, unit } }) => {
    const isRead = value?.passage.page === passage.page && value.passage.start === passage.start;
    const sentence = pageText.slice(unit.start, unit.end).replace(/\s+/gu, ' ');
    return saysKind(key, sentence, isRead ? value : null);
  });

const rangeOf = ({ start, end }: TextRange): TextRange => ({ start, end });

/** The unit of a page that was recognised, as candidates are said. */
function readCandidate(
  index: FileIndex,
  { page, start, end }: ClauseFound,
): (Renderable & { readonly language: string }) | undefined {
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
