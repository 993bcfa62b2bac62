/**
 * Faults of form in what is shown, found without any of the engine's code, by rules that a reader would agree to:
 *
 * - `twice`: two claims of one answer (further ones included) have the same letters and digits, or one holds the other.
 * - `empty`: a claim is neither a row nor a statement. A row has words and, behind them, a number, or a label before a
 *   colon with something after it; leaders of a table of contents ("....") make a line none. An English statement has one
 *   of the verb forms below or a word with an ending of verbs; in another language it has at least four words (eight characters where words
 *   are not spaced) and a final punctuation mark or the number of a clause, or eight and a semicolon.
 * - `cut`: words that stand on the cited page go on in the middle of a sentence, before or behind them, and no "…" says so.
 *   Where there are capitals, a sentence goes on with a small letter, on the same line or behind a line that is about as
 *   long as the page's long ones; where there are none, on the same line.
 *   What is not on the page in these words (a row with its heads) was not cut from it and is not looked at.
 */

import type { ShownAnswer, ShownClaim } from './shown-answer.ts';

export type ClaimFault = 'twice' | 'empty' | 'cut';

export interface FoundFault {
  readonly fault: ClaimFault;
  readonly text: string;
}

/** All faults of the claims of an answer. `findPageText` gives the text of a page as the file has it. */
export function inspectClaims(
  shown: ShownAnswer,
  language: string,
  findPageText: (page: number) => string | undefined,
): FoundFault[] {
  const claims = [...shown.own, ...shown.further];
  const faults: FoundFault[] = [];
  for (const [at, claim] of claims.entries()) {
    const { text } = claim;
    if (claims.slice(0, at).some((earlier) => saysTheSame(earlier.text, text)))
      faults.push({ fault: 'twice', text });
    if (!isRow(text) && !isStatement(text, language)) faults.push({ fault: 'empty', text });
    if (isCut(claim, findPageText)) faults.push({ fault: 'cut', text });
  }
  return faults;
}

function saysTheSame(left: string, right: string): boolean {
  const [one, other] = [lettersAndDigits(left), lettersAndDigits(right)];
  return one.includes(other) || other.includes(one);
}

function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

const LEADERS = /(?:[.·…] ?){4,}/u;

function isRow(text: string): boolean {
  if (LEADERS.test(text)) return false;
  const label = text.trim().replace(/^[(]?\p{N}+(?:[.)]\p{N}*)*\s*/u, '');
  return /^[^:：]*\p{L}[^:：]*[:：]\s*\S/u.test(label) || /\p{L}.*\p{N}/su.test(label);
}

const ENGLISH_VERBS = new Set(
  `is are was were be been am has have had do does did will would shall should may might can cannot could must isn't aren't
  wasn't weren't don't doesn't didn't won't can't mean means give gives gave take takes took make makes made use uses see
  sees say says said get gets go goes went come comes came become becomes became begin begins began know knows knew find
  finds found need needs want wants let lets put puts run runs ran keep keeps kept hold holds held show shows shown tell
  tells told think thinks thought provide provides include includes require requires allow allows apply applies contain
  contains grant grants consist consists refer refers depend depends exist exists expire expires terminate terminates
  describe describes offer offers operate operates own owns sell sells sold buy buys bought pay pays paid lead leads led
  serve serves support supports cover covers remain remains reflect reflects represent represents set sets follow follows
  work works add adds read reads write writes wrote written send sends sent leave leaves left lose loses lost grow grows
  grew rise rises rose fall falls fell believe believes expect expects intend intends continue continues agree agrees
  ensure ensures create creates change changes install installs check checks ask asks try tries face faces build builds
  built bring brings brought call calls carry carries cause causes compete competes comply complies define defines deliver
  delivers determine determines differ differs employ employs help helps identify involve involves issue issues live lives
  maintain manage manages manufacture manufactures meet meets met name names occur occurs offer order permit permits play
  plays prepare prepares prevent prevents produce publish publishes receive receives recognize rely relies report reports
  return returns review reviews run seem seems separate stand stands start starts state states stop stops subject supply
  supplies turn turns understand vary varies wish wishes earn earns
    benefit benefits impact impacts influence influences increase increases decrease decreases relate relates rely shop shops derive derives shape shapes`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const VERB_ENDING = /.{2,}(?:ed|[iy][sz]es|ifies|uces|olves|ains|nds)$/;

/** Of these a verb follows, known or not: "we compute", "those who no longer earn". */
const SUBJECTS = new Set(['i', 'we', 'they', 'who', "i'm", "we're", "they're"]);
/** What a verb has for its object begins with these: "traces the loop", "forms an octave", "ties a portion". */
const OBJECT_STARTS = new Set(
  'a an the its their our your his her my any each every these us them me him'.split(' '),
);
/** What else stands before those: prepositions, conjunctions, and adverbs but those in "-ly". */
const BEFORE_NOUN = new Set(
  `of in on at by to from with without for about as into onto over under upon within across after before between among against
  along around behind below beneath beside besides beyond despite down during except inside like near off out outside per
  since than through throughout till toward towards until up via whether whose worth and or but nor so yet if unless because
  while when where which who that what how why although though once all both half such quite rather only even also not just
  then there here too again else very one more most same other no longer plus minus versus times`.split(
    /\s+/,
  ),
);

/** An item of a list with so many words says something although it ends in a semicolon. */
const LONG_ITEM = 8;

function isStatement(text: string, language: string): boolean {
  if (LEADERS.test(text)) return false;
  if (language === 'en') {
    const words =
      text
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[\p{L}']+/gu) ?? [];
    return (
      words.some((word) => ENGLISH_VERBS.has(word) || SUBJECTS.has(word) || VERB_ENDING.test(word)) ||
      hasObject(text)
    );
  }
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isLong =
    language === 'ja' || language === 'zh' ? lettersAndDigits(text).length >= 8 : words.length >= 4;
  return (
    isLong &&
    (/(?:[.!?…。！？।؟:：][)\]"'»”’」』）]*|\s\.\p{N}+)$/u.test(text.trim()) ||
      /^\W*\p{N}+[.)]/u.test(text.trim()) ||
      (words.length >= LONG_ITEM && /[;؛；]$/u.test(text.trim())))
  );
}

/** "Ossia marks an alternative": a word that nothing parts from the article behind it. */
function hasObject(text: string): boolean {
  const pairs = text.toLowerCase().matchAll(/(?<=^|[\s(“"])([a-z]{2,})\s+(?=([a-z]+)(?![\p{L}'’-]))/gu);
  for (const [, word = '', next = ''] of pairs)
    if (OBJECT_STARTS.has(next) && !BEFORE_NOUN.has(word) && !/(?:ly|ing)$/.test(word)) return true;
  return false;
}

/** A stop stands before a number that ends an Arabic sentence where its text is kept as it is printed. */
const STOP = /(?:[.!?:;。！？：；।؟؛•…][)\]"'»”’」』）]*|\s\.\p{N}+)$/u;

/** A full stop with the mark of a footnote behind it. */
const FOOTNOTE = /\p{L}[.)]\p{N}{1,2}$/u;

function isCut(claim: ShownClaim, findPageText: (page: number) => string | undefined): boolean {
  const text = claim.text.trim();
  const words = text.replace(/^(?:…|\.\.\.)\s*/u, '').replace(/\s*(?:…|\.\.\.)$/u, '');
  if (words === '') return false;
  for (const { page, start, end } of claim.citations) {
    const whole = findPageText(page) ?? '';
    const found = findWords(whole, words, start, end);
    if (found === undefined) continue;
    const startsInside = !/^(?:…|\.\.\.)/u.test(text) && goesOnBefore(whole, found.start, words);
    const endsInside = !/(?:…|\.\.\.)$/u.test(text) && goesOnAfter(whole, found.end, words);
    return startsInside || endsInside;
  }
  return false;
}

/** Where the words stand on the page, in or around their citation; white space and hyphens at line ends may differ. */
function findWords(page: string, words: string, start: number, end: number) {
  const from = Math.max(0, start - 400);
  const near = page.slice(from, end + 400);
  const offsets: number[] = [];
  let letters = '';
  for (const { 0: character, index } of near.matchAll(/-(?!\s*\n)|[^\s-]/gu)) {
    for (let unit = 0; unit < character.length; unit++) offsets.push(from + index + unit);
    letters += character;
  }
  const wanted = words.replace(/-\s*\n|\s/gu, '');
  const at = letters.indexOf(wanted);
  const [first, last] = [offsets[at], offsets[at + wanted.length - 1]];
  return at < 0 || first === undefined || last === undefined ? undefined : { start: first, end: last + 1 };
}

function goesOnBefore(page: string, start: number, words: string): boolean {
  const previous = page.slice(0, start).trimEnd();
  if (previous === '' || STOP.test(previous) || isListMark(previous)) return false;
  const isSameLine = !page.slice(previous.length, start).includes('\n');
  if (!hasCase(words)) return isSameLine;
  return (
    /^\p{Ll}/u.test(words) &&
    !isListMark(words.slice(0, 2)) &&
    (isSameLine || isLongLine(page, previous.length))
  );
}

function goesOnAfter(page: string, end: number, words: string): boolean {
  const next = page.slice(end).trimStart();
  if (next === '' || STOP.test(words) || FOOTNOTE.test(words)) return false;
  const isSameLine = !page.slice(end, page.length - next.length).includes('\n');
  if (!hasCase(words)) return isSameLine && /^[\p{L}\p{N}]/u.test(next);
  return /^\p{Ll}/u.test(next) && !isListMark(next.slice(0, 4)) && (isSameLine || isLongLine(page, end));
}

/** A sentence is broken only where its line is full; the lines of tables and lists end where they like. */
function isLongLine(page: string, at: number): boolean {
  const lengths = page
    .split('\n')
    .map((line) => line.length)
    .toSorted((left, right) => left - right);
  const long = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  const start = page.lastIndexOf('\n', at - 1) + 1;
  const end = page.indexOf('\n', at);
  return (end < 0 ? page.length : end) - start >= 0.7 * long;
}

function hasCase(text: string): boolean {
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text)
  )
    return false;
  return /[\p{Lu}\p{Ll}]/u.test(/\p{L}/u.exec(text)?.[0] ?? '');
}

/** "a)", "(ii)", "3.", "•" or "-" alone before or behind a line. */
function isListMark(text: string): boolean {
  return (
    /(?:^|\s)(?:\(?(?:\p{L}|[ivx]+|\p{N}+)[.)]|[•–—*-])\s*$/u.test(text) ||
    /\n\s*[^\p{L}\p{N}\s]\s*$/u.test(text)
  );
}
