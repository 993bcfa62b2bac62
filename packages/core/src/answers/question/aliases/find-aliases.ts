import { type FileIndex, textAt } from '../../file-index/file-index.ts';
import { makeOccurrenceFinder } from '../../file-index/occurrences.ts';
import { rememberingByObject } from '#text/remember.ts';
import { makeTokeniser, type Token } from '#sentences/tokenise.ts';
import type { WordRelations } from '../related-words/word-relations.ts';
import { type Alias, makeAlias, readForm, type TermForm } from '../../file-index/alias.ts';
import { definitionsOf } from '#definitions/packed-definitions.ts';

/** The two forms of a term. */
interface TermForms {
  readonly short: TermForm;
  readonly long: TermForm;
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
      typed.startsWith(form.short.text) ||
      !(mayBeWord(index, typed, words) || isWrittenAsWord(index, form.short.text)),
  );
  const longs = findLongForms(forms, tokens);
  return [
    ...shorts
      .filter(({ form }) => !longs.includes(form))
      .map(({ typed, form }) => makeAlias(typed, form.short.tokens, form.long)),
    ...longs
      .filter(
        (form) => shorts.every((each) => each.form !== form) && !isWrittenAsWord(index, form.short.text),
      )
      .map((form) => makeAlias(typedAs(question, form.long, index.language), form.long.tokens, form.short)),
  ];
}

const formsOf = rememberingByObject((index: FileIndex): FormsOfFile => {
  const groups = Map.groupBy(
    definitionsOf(index.definitions).filter(({ longForm }) => longForm !== ''),
    ({ term }) => term.toLowerCase(),
  );
  const byShort = new Map<string, TermForms>();
  for (const [short, definitions] of groups) {
    const form = chooseForm(
      definitions.map(({ term, longForm }) => ({
        short: readForm(term, index.language),
        long: readForm(longForm, index.language),
      })),
    );
    if (form !== undefined) byShort.set(short, form);
  }
  return { byShort, byFirst: Map.groupBy(byShort.values(), ({ long }) => long.tokens[0]?.term ?? '') };
});

const PIECE = /[\p{L}\p{M}\p{N}]+/gu;

/** The shortest long form, if all that the document gives say the same; undefined where one short form has two meanings. */
function chooseForm(forms: readonly TermForms[]): TermForms | undefined {
  const usable = forms.filter(({ short, long }) => {
    const isWhole = short.tokens.length === (short.text.match(PIECE) ?? []).length;
    return (
      isWhole && short.tokens.map(({ surface }) => surface).join('').length > 1 && long.tokens.length > 1
    );
  });
  const [shortest] = usable.toSorted((left, right) => left.long.tokens.length - right.long.tokens.length);
  const isSame = usable.every(({ long }) =>
    shortest?.long.tokens.every(({ term }) => long.tokens.some((token) => token.term === term)),
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
      .filter(({ long }) => long.tokens.every(({ term }, behind) => tokens[at + behind]?.term === term))
      .toSorted((left, right) => right.long.tokens.length - left.long.tokens.length);
    if (longest === undefined) continue;
    if (!found.includes(longest)) found.push(longest);
    at += longest.long.tokens.length - 1;
  }
  return found;
}

/** The words of the question from the first of the long form to its last. */
function typedAs(question: string, long: TermForm, language: string): string {
  const tokeniser = makeTokeniser(language);
  const words = [...question.matchAll(PIECE)].map(({ 0: word, index }) => ({
    term: tokeniser.tokenise(word)[0]?.term,
    start: index,
    end: index + word.length,
  }));
  const opens = words.findIndex(({ term }) => term === long.tokens[0]?.term);
  const last = words.findIndex(({ term }, at) => at > opens && term === long.tokens.at(-1)?.term);
  const first = words.slice(0, Math.max(0, last)).findLast(({ term }) => term === long.tokens[0]?.term);
  return first ? question.slice(first.start, words[last]?.end) : long.text;
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
