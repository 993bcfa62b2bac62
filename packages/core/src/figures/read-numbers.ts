import { byLanguage, knownLanguage } from '#language/languages.ts';
import { type NumberValues, numberValuesOf } from './number-values.ts';

const WORD = /[\p{L}\p{M}]+/gu;
/** Between two words of one number. */
const GAP = /^(?:\s{1,2}|\s?[-‐‑]\s?)$/u;
const ORDINALS: Readonly<Record<string, string | undefined>> = byLanguage(({ figures }) => figures.ordinals);

interface NumberRun {
  readonly start: number;
  end: number;
  /** What is closed by a thousand or a scale, and what stands behind. */
  total: number;
  current: number;
  /** No larger one may follow. */
  scale: number;
  /** The value of the last word. */
  last: number;
  words: number;
  /** Its only word is seldom a number. */
  isWeak: boolean;
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Puts digits for the numbers that a text has in words: "thirty days" is "30 days", "two million" "2000000". Words side by
 * side that make no number by the rules of the language stay numbers of their own ("three four").
 */
export function wordsToDigits(text: string, language: string): string {
  const values = numberValuesOf(language);
  // Most lines have no number word, and this is run over all lines of a file.
  if (values === undefined || !values.anyWord.test(text)) return text;
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
  let out = '';
  let copied = 0;
  let run: NumberRun | undefined;
  const close = (next?: Word) => {
    if (run !== undefined && (!run.isWeak || isCounted(text, run, next, values))) {
      out += text.slice(copied, run.start) + String(run.total + run.current);
      copied = run.end;
    }
    run = undefined;
  };
  words.forEach((each, at) => {
    if (run !== undefined) {
      const isBeside = GAP.test(text.slice(run.end, each.start));
      const tens = isBeside ? ordinalTens(run, each.word, language) : 0;
      if (tens > 0) {
        out += `${text.slice(copied, run.start)}${ordinalOf(language)?.(tens) ?? tens}`;
        copied = each.end;
        run = undefined;
        return;
      }
      if (
        isBeside &&
        (joins(run, each.word, words[at + 1]?.word, values) || extend(run, each.word, values))
      ) {
        run.end = each.end;
        return;
      }
      close(each);
    }
    run = begin(each, words[at - 1]?.word, values, FIGURE_BEFORE.test(text.slice(0, each.start)));
  });
  close();
  return out + text.slice(copied);
}

/** A figure before the word makes it another number: "2.5 million", "4 hundred". */
const FIGURE_BEFORE = /\p{Nd}[\s-]?$/u;
/** Behind these a thousand is not one thousand. */
const INDEFINITE = new Set(
  'several few many some mehrere einige viele wenige paar plusieurs quelques varios algunos vários alguns kilka parę'.split(
    ' ',
  ),
);

function begin(
  { word, start, end }: Word,
  before: string | undefined,
  values: NumberValues,
  isBehindFigure: boolean,
): NumberRun | undefined {
  const run = { start, end, total: 0, scale: Number.POSITIVE_INFINITY, words: 1, isWeak: false };
  const unit = values.units.get(word);
  if (unit !== undefined) return { ...run, current: unit, last: unit };
  const weak = values.weak.get(word);
  if (weak !== undefined) return { ...run, current: weak, last: weak, isWeak: true };
  const multiplier = values.multipliers.get(word);
  if (multiplier === undefined || isBehindFigure || INDEFINITE.has(before ?? '')) return undefined;
  // English says "a hundred" or "one hundred".
  if (values.join === 'and' && before !== 'a') return undefined;
  return multiplier === 100
    ? { ...run, current: 100, last: 100 }
    : { ...run, total: multiplier, current: 0, last: multiplier, scale: multiplier };
}

/** Takes a word into the number where it goes on with it. */
function extend(run: NumberRun, word: string, values: NumberValues): boolean {
  const unit = values.units.get(word) ?? values.weak.get(word);
  if (unit !== undefined) {
    const isTwenties = values.isVigesimal && unit === 20 && run.last === 4 && run.current % 100 === 4;
    if (!isTwenties && !follows(run, unit, values)) return false;
    run.current += isTwenties ? 76 : unit;
    return note(run, isTwenties ? 80 : unit);
  }
  const multiplier = values.multipliers.get(word);
  if (multiplier === 100) {
    const ones = run.current % 100;
    if (ones === 0 || ones > 9) return false;
    run.current += ones * 99;
    return note(run, 100);
  }
  const scale = multiplier ?? values.scales.get(word);
  if (scale === undefined) return false;
  // "mil millones": a thousand is multiplied in its turn.
  if (run.current === 0 && run.last === 1000 && scale > 1000) run.total *= scale;
  else if (scale < run.scale) {
    run.total += Math.max(1, run.current) * scale;
    run.current = 0;
  } else return false;
  run.scale = scale;
  return note(run, scale);
}

function note(run: NumberRun, last: number): true {
  run.last = last;
  run.words++;
  run.isWeak = false;
  return true;
}

/** Whether a number below a thousand may stand behind what was read. */
function follows({ current, last, scale }: NumberRun, unit: number, { isVigesimal }: NumberValues): boolean {
  if (unit >= 1000) return false;
  if (last === scale) return true;
  if (current > 0 && current % 100 === 0) return unit < 100;
  if (isVigesimal && last === 10) return unit > 6 && unit < 10;
  if (isVigesimal && (last === 60 || last === 80)) return unit < 20;
  return last >= 20 && last < 100 && last % 10 === 0 && unit < 10;
}

/** Whether a word joins what was read with the next: it stands as often between two numbers, as in "two and three". */
function joins(run: NumberRun, word: string, next: string | undefined, values: NumberValues): boolean {
  if (word !== values.join || next === undefined) return false;
  const unit = values.units.get(next) ?? values.weak.get(next);
  if (unit === undefined || (values.join === 'and' && run.last < 100)) return false;
  return follows(run, unit, values);
}

/** A number that is seldom one counts something: "one year", and not "one of". */
function isCounted(text: string, run: NumberRun, next: Word | undefined, { counted }: NumberValues): boolean {
  if (next === undefined || !GAP.test(text.slice(run.end, next.start))) return false;
  return counted.has(next.word) || counted.has(next.word.replace(/s$/u, ''));
}

/** "twenty-first": the value, or 0. */
function ordinalTens({ words, current }: NumberRun, word: string, language: string): number {
  if (ordinalOf(language) === undefined || words > 1 || current < 20 || current % 10 > 0) return 0;
  const ones = ordinalsOf(language).indexOf(word);
  return ones > 0 && ones < 10 ? current + ones : 0;
}

const ordinalOf = (language: string) => knownLanguage(language)?.figures.ordinal;
const ordinalsOf = (language: string): readonly string[] => ORDINALS[language]?.split(' ') ?? [];

const ORDINAL_FIGURES: Readonly<Record<string, RegExp | undefined>> = byLanguage(
  ({ figures }) => figures.ordinalFigures,
);

/** "3rd" as its word, in languages that write letters behind the figure; larger ones in one form: "21st", "twenty-first". */
export function ordinalsToWords(text: string, language: string): string {
  const pattern = ORDINAL_FIGURES[language];
  if (pattern === undefined) return text;
  const words = ordinalsOf(language);
  const ordinal = ordinalOf(language);
  return text.replace(pattern, (whole, digits: string) => {
    const word = words[Number(digits)];
    return word ?? ordinal?.(Number(digits)) ?? whole;
  });
}
