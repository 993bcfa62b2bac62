import { type FileIndex, textAt } from '../../file-index/file-index.ts';
import { makeOccurrenceFinder } from '../../file-index/occurrences.ts';
import { rememberingByObject } from '#text/remember.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';
import type { WordRelations } from '../related-words/word-relations.ts';
import { type Alias, makeAlias, readForm, type TermForm } from '../../file-index/alias.ts';
import { definitionsOf } from '#definitions/packed-definitions.ts';

/** A party of the document: by its name, and as the document calls it. */
interface Party {
  /** Without what tells its legal form. */
  readonly name: TermForm;
  readonly role: TermForm;
}

const WITHIN = 260;
/** (the "Customer"), (hereinafter “Customer”): what stands before the term. */
const BRACKET_BEFORE = /[(（][^()（）"“”„«»]{0,50}["“„«]\s?$/u;
const LEGAL_FORM = String.raw`(?:Ltd|Limited|Inc|Incorporated|Corp|Corporation|LLC|LLP|L\.P|plc|PLC|GmbH|AG|SE|KG|OHG|S\.?A\.?S?|SARL|S\.?L|Lda|S\.p\.A|Sp\. z o\.o|N\.V|B\.V|AB|A/S|Oy)`;
const NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}.'’-]*(?:\s(?:&|and|und|et|y|e|i|\p{Lu}[\p{L}\p{N}.'’-]*)){0,5}?),?\s(?:&\sCo\.?\s)?${LEGAL_FORM}(?![\p{L}\p{N}])`,
  'gu',
);
/** A document speaks of a party by its role where it has the name no more than so often, and the role so much more often. */
const NAME_MOST = 12;
const MORE_OFTEN = 3;

/**
 * The names in a question for which the document mostly says something else: "Northmere Logistics Ltd (the “Customer”)"
 * is the Customer from there on. A name of several words may be asked by the first, where that is no word of the language.
 */
export function findPartyAliases(index: FileIndex, question: string, words?: WordRelations): Alias[] {
  const parties = partiesOf(index);
  if (parties.length === 0) return [];
  const asked = new Set(
    makeTokeniser(index.language)
      .tokenise(question)
      .map(({ term }) => term),
  );
  return parties.flatMap(({ name, role }) => {
    if (role.tokens.every(({ term }) => asked.has(term))) return [];
    const [first] = name.tokens;
    const whole = findWritten(question, name.text);
    if (whole !== undefined) return [makeAlias(whole, name.tokens, role)];
    const isKnown = !first || !words?.hasVocabulary || words.knows(first.term);
    const typed = isKnown ? undefined : findWritten(question, name.text.split(' ', 1)[0] ?? '');
    return typed === undefined || first === undefined ? [] : [makeAlias(typed, [first], role)];
  });
}

function findWritten(question: string, name: string): string | undefined {
  const at = question.toLowerCase().indexOf(name.toLowerCase());
  const isWord =
    at >= 0 && !/[\p{L}\p{N}]/u.test(`${question[at - 1] ?? ' '}${question[at + name.length] ?? ' '}`);
  return isWord ? question.slice(at, at + name.length) : undefined;
}

/** Those whose role is one party's only, and that go by it. */
const partiesOf = rememberingByObject((index: FileIndex): readonly Party[] => {
  const found = definitionsOf(index.definitions).flatMap(({ term, longForm, pageIndex, start }): Party[] => {
    const role = term.replace(/^(?:the|die|der|das|la|le|el|o|a)\s/iu, '');
    if (longForm !== '' || !/^\p{Lu}/u.test(role)) return [];
    const name = nameBefore(textAt(index, pageIndex), start);
    return name === undefined
      ? []
      : [{ name: readForm(name, index.language), role: readForm(role, index.language) }];
  });
  const key = ({ tokens }: TermForm) => tokens.map(({ term }) => term).join(' ');
  const find = makeOccurrenceFinder(index);
  const countOf = ({ tokens }: TermForm) =>
    Math.min(...tokens.map(({ term }) => find(term).positions.length));
  return [...Map.groupBy(found, ({ role }) => key(role)).values()].flatMap((parties) => {
    const [party] = parties;
    if (party === undefined || party.name.tokens.length === 0 || party.role.tokens.length === 0) return [];
    const isOne = parties.every(({ name }) => key(name) === key(party.name));
    const named = countOf(party.name);
    const isUsual = named <= NAME_MOST && countOf(party.role) >= MORE_OFTEN * named;
    return isOne && isUsual ? [party] : [];
  });
});

/** The name that a role in brackets belongs to: the last before it, in the same paragraph and behind any other role. */
function nameBefore(text: string, start: number): string | undefined {
  const before = text.slice(Math.max(0, start - WITHIN), start);
  const bracket = BRACKET_BEFORE.exec(before);
  if (bracket === null) return undefined;
  const stretch =
    before
      .slice(0, bracket.index)
      .split(/\n\s*\n|[)）]/u)
      .at(-1) ?? '';
  return [...stretch.replaceAll(/\s+/gu, ' ').matchAll(NAME)].at(-1)?.[1];
}
