import { type FileIndex, textAt } from '../../file-index/file-index.ts';
import { makeOccurrenceFinder } from '../../file-index/occurrences.ts';
import { rememberingByObject } from '#text/remember.ts';
import { makeTokeniser, type Token } from '#sentences/tokenise.ts';
import type { WordRelations } from '../related-words/word-relations.ts';
import type { Alias } from '../../file-index/alias.ts';
import { definitionsOf } from '#definitions/packed-definitions.ts';

/** The two forms of a term. */
interface TermForms {
  readonly short: string;
  readonly shortTokens: readonly Token[];
  readonly long: string;
  readonly longTokens: readonly Token[];
}

interface FormsOfFile {
  /** By the short form in small letters. */
  readonly byShort: ReadonlyMap<string, TermForms>;
  /** By the first word of the long form. */
  readonly byFirst: ReadonlyMap<string, readonly TermForms[]>;
}

/** The terms of a question for which the document defines another form; none of a term that is asked in both. */
export function findAliases(index: FileIndex, question: string, words?: WordRelations): Alias[] {
  const forms = formsOf(index);
  if (forms.byShort.size === 0) return [];
  const tokens = makeTokeniser(index.language).tokenise(question);
  const shorts = findShortForms(forms, question).filter(
    ({ typed, form }) =>
      typed.startsWith(form.short) || !(mayBeWord(index, typed, words) || isWrittenAsWord(index, form.short)),
  );
  const longs = findLongForms(forms, tokens);
  const asked = new Set(longs);
  return [
    ...shorts
      .filter(({ form }) => !asked.has(form))
      .map(({ typed, form }) => ({
        typed,
        asked: form.shortTokens,
        meant: form.long,
        other: form.longTokens.map(({ term }) => term),
      })),
    ...longs
      .filter((form) => shorts.every((each) => each.form !== form) && !isWrittenAsWord(index, form.short))
      .map((form) => ({
        typed: typedAs(question, form, index.language),
        asked: form.longTokens,
        meant: form.short,
        other: form.shortTokens.map(({ term }) => term),
      })),
  ];
}

const formsOf = rememberingByObject((index: FileIndex): FormsOfFile => {
  const tokeniser = makeTokeniser(index.language);
  const groups = Map.groupBy(
    definitionsOf(index.definitions).filter(({ longForm }) => longForm !== ''),
    ({ term }) => term.toLowerCase(),
  );
  const byShort = new Map<string, TermForms>();
  for (const [short, definitions] of groups) {
    const form = chooseForm(
      definitions.map(({ term, longForm }) => ({
        short: term,
        shortTokens: tokeniser.tokenise(term),
        long: longForm,
        longTokens: tokeniser.tokenise(longForm),
      })),
    );
    if (form !== undefined) byShort.set(short, form);
  }
  const byFirst = Map.groupBy(byShort.values(), ({ longTokens }) => longTokens[0]?.term ?? '');
  return { byShort, byFirst };
});

const PIECE = /[\p{L}\p{M}\p{N}]+/gu;

/** The shortest long form, if all that the document gives say the same; undefined where one short form has two meanings. */
function chooseForm(forms: readonly TermForms[]): TermForms | undefined {
  const usable = forms.filter(({ short, shortTokens, longTokens }) => {
    const pieces = short.match(PIECE) ?? [];
    const isWhole =
      shortTokens.length === pieces.length && shortTokens.map(({ surface }) => surface).join('').length > 1;
    return isWhole && longTokens.length > 1;
  });
  const [shortest] = usable.toSorted((left, right) => left.longTokens.length - right.longTokens.length);
  const isSame = usable.every(({ longTokens }) =>
    shortest?.longTokens.every(({ term }) => longTokens.some((token) => token.term === term)),
  );
  return isSame ? shortest : undefined;
}

const SHORT_WORD = /[\p{L}\p{N}][\p{L}\p{N}&./-]*[\p{L}\p{N}]/gu;

function findShortForms({ byShort }: FormsOfFile, question: string): { typed: string; form: TermForms }[] {
  return (question.match(SHORT_WORD) ?? []).flatMap((typed) => {
    const form = byShort.get(typed.toLowerCase()) ?? byShort.get(typed.toLowerCase().replace(/s$/u, ''));
    return form === undefined ? [] : [{ typed, form }];
  });
}

/** The longest at each word. */
function findLongForms({ byFirst }: FormsOfFile, tokens: readonly Token[]): TermForms[] {
  const found: TermForms[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const forms = byFirst.get(tokens[at]?.term ?? '') ?? [];
    const [longest] = forms
      .filter(({ longTokens }) => longTokens.every(({ term }, behind) => tokens[at + behind]?.term === term))
      .toSorted((left, right) => right.longTokens.length - left.longTokens.length);
    if (longest === undefined) continue;
    if (!found.includes(longest)) found.push(longest);
    at += longest.longTokens.length - 1;
  }
  return found;
}

/** The words of the question from the first of the long form to its last. */
function typedAs(question: string, { longTokens, long }: TermForms, language: string): string {
  const tokeniser = makeTokeniser(language);
  const words = [...question.matchAll(PIECE)];
  const isFirst = ([word]: RegExpExecArray) => tokeniser.tokenise(word)[0]?.term === longTokens[0]?.term;
  for (const first of words.filter(isFirst)) {
    for (const last of words.filter(({ index }) => index > first.index)) {
      const typed = question.slice(first.index, last.index + last[0].length);
      const tokens = tokeniser.tokenise(typed);
      if (tokens.length > longTokens.length) break;
      if (
        tokens.length === longTokens.length &&
        tokens.every(({ term }, at) => term === longTokens[at]?.term)
      )
        return typed;
    }
  }
  return long;
}

/** Pages on which it is looked up how a word is written. */
const PAGES = 8;

/** Whether the file has the letters of a short form in small letters, too, "turn" beside "TURN": then they say little. */
function isWrittenAsWord(index: FileIndex, short: string): boolean {
  if (/[^\p{L}]/u.test(short)) return false;
  const [token] = makeTokeniser(index.language).tokenise(short);
  const pages = new Set(token && makeOccurrenceFinder(index)(token.term).pageIndexes);
  const asWord = new RegExp(String.raw`(?<![\p{L}\p{N}])${short.toLowerCase()}(?![\p{L}\p{N}])`, 'u');
  return [...pages].slice(0, PAGES).some((pageIndex) => asWord.test(textAt(index, pageIndex)));
}

/** Whether what was typed may be another word of the language than the short form: "who", and not "WHO". */
function mayBeWord({ language }: FileIndex, typed: string, words: WordRelations | undefined): boolean {
  if (/[^\p{L}]/u.test(typed)) return false;
  const [token] = makeTokeniser(language).tokenise(typed);
  return token === undefined || words?.knows(token.term) === true;
}
