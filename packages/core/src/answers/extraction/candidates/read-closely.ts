import { type AskedType, asksForLeader, findAnswers, namesRole, typeFit } from '../../answer-types/index.ts';
import type { FileIndex } from '../../file-index/file-index.ts';
import { renderRow } from '#table-rows/render-row.ts';
import type { TableRow } from '#table-rows/table-row.ts';
import { sentenceBefore } from '#sentences/noise.ts';
import { type SeenUnit, withFit } from '../features/candidate-features.ts';
import { highestGain, scoreFeatures } from '../features/score-features.ts';
import type { Candidate, Collected } from './candidate.ts';

/** A name in any role. */
const ANY_HOLDER = 0.7;

/** A question as it was read. */
interface AskedOf {
  readonly index: FileIndex;
  readonly asked: AskedType | null;
  readonly question: string;
  /** Whatever cannot lead too, as fitting needs it. */
  readonly readsAll: boolean;
}

/** Of all pages so many are read closely at most, and of each page so many in any case: what stands beside the top answer. */
const CLOSE = 32;
const CLOSE_OF_PAGE = 2;
/** How sure the top answer is, is told by how far the next ones are below it. */
const NEAR_TOP = 3;

/**
 * Reads those units closely, by what else is known of them the best first, that may come to the top or near it, and those that
 * are known to tell what is asked.
 */
export function readBest(units: readonly SeenUnit[], askedOf: AskedOf): Collected {
  const readClosely = makeCloseReader(askedOf);
  const highest = highestGain(askedOf.asked);
  const candidates: Candidate[] = [];
  const others: SeenUnit[] = [];
  const ofPage = new Map<number, number>();
  let best = Number.NEGATIVE_INFINITY;
  for (const unit of units.toSorted(byScore)) {
    const before = ofPage.get(unit.page) ?? 0;
    ofPage.set(unit.page, before + 1);
    const mayLead = candidates.length < CLOSE && unit.score + highest >= best - NEAR_TOP;
    if (askedOf.readsAll || mayLead || before < CLOSE_OF_PAGE || unit.isTelling) {
      const candidate = readClosely(unit);
      best = Math.max(best, candidate.score);
      candidates.push(candidate);
    } else others.push(unit);
  }
  return { candidates: candidates.sort(byScore), others };
}

const byScore = (left: { readonly score: number }, right: { readonly score: number }) =>
  right.score - left.score;

/** How a unit is shown, and whether it holds the kind of thing that is asked for. */
function makeCloseReader({ index, asked, question }: AskedOf): (unit: SeenUnit) => Candidate {
  const isHolder = makeHolderTest(asked, question);
  return (unit) => {
    const { page, read, at, isLine } = unit;
    const items = read.itemsAt(at).flatMap((item) => read.units[item] ?? []);
    const row = unit.unit.kind === 'row' && !isLine ? read.rowAt(at) : null;
    const text = textOf(unit, row, asked);
    const fit = unit.fit ?? fitOf(asked, question, text, read.language);
    const features = withFit(unit.features, {
      index,
      asked,
      fit,
      isMakerLine: isLine || isHolder(text, fit, read.language),
    });
    const before = isLine ? undefined : sentenceBefore(read.text, read.units, at);
    return {
      page,
      pageText: read.text,
      language: read.language,
      unit: unit.unit,
      items,
      row,
      text,
      features,
      score: scoreFeatures(features),
      ...(before && { before }),
    };
  };
}

/** Whether a text names somebody in a role, where that is asked. */
function makeHolderTest(asked: AskedType | null, question: string) {
  const role = asked?.role;
  const isAsked = asked?.type === 'person' && (role !== undefined || asksForLeader(question));
  return (text: string, fit: number, language: string) =>
    isAsked && fit >= ANY_HOLDER && namesRole(text, role, language);
}

/** A row in words, a sentence with what it introduces. */
function textOf({ read, at }: SeenUnit, row: TableRow | null, asked: AskedType | null): string {
  return row === null ? read.textWithItemsAt(at) : renderRow(row, { heads: asked?.years ?? [] }).text;
}

function fitOf(asked: AskedType | null, question: string, text: string, language: string): number {
  return asked === null ? 0 : typeFit(findAnswers(asked, question, text, language), asked, text);
}
