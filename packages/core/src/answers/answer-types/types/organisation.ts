import { byLanguage } from '#language/languages.ts';
import { findNames } from '#names/name-kinds.ts';
import { findPhrasesByLanguage } from '#text/phrases.ts';
import type { FindInput, Found } from '../types.ts';
import { isSaidName } from './person.ts';

/** Organisations by the words they end or begin with, where names have no capitals. */
const findUncased = findPhrasesByLanguage(byLanguage(({ evidence }) => evidence.organisation));

/** Asks for what is no firm. */
const NO_FIRM =
  /universit|\bpart(?:y|ies)\b|associat|agency|agencies|ministr|commission|church|museum|\bteam|\bclub|partei|verein|behörde|asociaci|associaç|partido|партия|парти[ийю]|министерств|partia|ministerstw/iu;
const FIRM_END = /(?:Inc|Corp|LLC|LLP|Ltd|PLC|plc|GmbH|AG|S\.A|N\.V|B\.V)\.?$/u;
/** A name that shares a word with one in the question is mostly that of its subject. */
const OF_SUBJECT = 0.4;

function shareOf(name: string, question: string): number {
  const words = name.match(/\p{Lu}[\p{L}\p{Nd}]{2,}/gu) ?? [];
  const isOfSubject = words.some((word) => question.includes(word));
  const isOtherKind = NO_FIRM.test(question) && FIRM_END.test(name);
  return (isOfSubject ? OF_SUBJECT : 1) * (isOtherKind ? 0.5 : 1);
}

export function findOrganisations({ text, question, language }: FindInput): Found[] {
  const runs = findNames(text, language).map(({ start, end, text: name, kinds }) => ({
    start,
    end,
    fit: kinds.organisation * shareOf(name, question),
  }));
  const uncased = findUncased(text, language).map((range) => ({ ...range, fit: 0.85 }));
  return [...uncased, ...runs]
    .filter((each) => each.fit > 0 && !isSaidName(text.slice(each.start, each.end), question))
    .toSorted((left, right) => left.start - right.start);
}
