import { byLanguage } from '#language/languages.ts';
import { cellFit, foundOf, isSaid, sortedFits } from '../amounts/figure-types.ts';
import { findFigures } from '#figures/figures.ts';
import { findPhrasesByLanguage, withoutBreaks } from '#text/phrases.ts';
import { readAskedPlace } from '../asked-place.ts';
import type { FindInput, Found } from '../types.ts';

/** Words for people that are counted. */
const findWords = findPhrasesByLanguage(withoutBreaks(byLanguage(({ people }) => people.counted)));
/** How far after (or before) its figure a word for people may stand to be what is counted. */
const NEAR_AFTER = 45;
const NEAR_BEFORE = 80;
const ANYWHERE = 160;
/** A figure with nothing behind it that it could count: "a workforce of approximately 140,800." */
const ENDS = /^\s{0,4}(?:$|[.,;:)(\n\t。，、])/u;

/** How far behind its figure a place may stand whose people it counts. */
const PLACE_NEAR = 40;
const IN_PLACE = 0.9;
const ELSEWHERE = 0.5;
/** The country may be named in a head or in the sentence before. */
const NO_COUNTRY = 0.7;

export function findPeople(input: FindInput): Found[] {
  return scoreByPosition(findCounted(input), input);
}

/** Where those in a place are asked for, their number fits, and not that of all: "114,000 people, 63,000 in the U.S.". */
function scoreByPosition(found: Found[], { text, question, language }: FindInput): Found[] {
  const place = readAskedPlace(question, language);
  if (place === null) return found;
  const isThere = ({ end }: Found, at: number) =>
    place.isNamedIn(text.slice(end, Math.min(end + PLACE_NEAR, found[at + 1]?.start ?? Infinity)));
  const isTold = found.some(isThere);
  if (!isTold && !place.isCountry) return found;
  const other = isTold ? ELSEWHERE : NO_COUNTRY;
  return found.map((each, at) => ({
    ...each,
    fit: isThere(each, at) ? Math.max(each.fit, IN_PLACE) : each.fit * other,
  }));
}

function findCounted({ text, question, language }: FindInput): Found[] {
  const people = findWords(text, language);
  let at = 0;
  // A word that one figure counts is not counted by the next: "52,000 people in 66 countries".
  let counted = -1;
  return sortedFits(
    findFigures(text, language).map((figure) => {
      while (at < people.length && (people[at]?.end ?? 0) <= figure.start) at++;
      const next = people[at];
      const last = people[at - 1];
      const gap = next === undefined ? Infinity : next.start - figure.end;
      if (isSaid(figure, question)) return foundOf(figure, 0);
      if (figure.kind === 'money') return foundOf(figure, 0);
      if (figure.kind === 'percentage') {
        if (gap < NEAR_AFTER) counted = next?.start ?? counted;
        return foundOf(figure, gap < NEAR_AFTER ? 0.25 : 0);
      }
      const between = next === undefined ? '' : text.slice(figure.end, next.start);
      const isBroken = /[.;:!?。；،,、\t]|\p{Nd}/u.test(between);
      const reach = figure.isYear ? 1 : NEAR_AFTER;
      if (next !== undefined && gap <= reach && !isBroken) {
        counted = next.start;
        return foundOf(figure, gap <= NEAR_AFTER / 2 ? 1 : 0.8, next.end);
      }
      const behind = last === undefined ? Infinity : figure.start - last.end;
      if (figure.isYear) return foundOf(figure, 0);
      const isCounted = last?.start === counted;
      if (behind <= NEAR_BEFORE && !isCounted)
        return foundOf(figure, ENDS.test(text.slice(figure.end)) ? 0.75 : 0.5);
      if (Math.min(gap, behind) <= ANYWHERE) return foundOf(figure, isCounted ? 0.3 : 0.5);
      return foundOf(figure, cellFit(text, figure, 0.2));
    }),
  );
}
