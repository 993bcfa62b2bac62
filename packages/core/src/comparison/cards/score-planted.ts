import type { ChangeCard } from './card.ts';
import type { PlantedChange, PlantedPair } from './planted.ts';

interface Scored {
  /** Changes of which no card has the noun, both values and the clause. */
  readonly missed: readonly string[];
  /** Phrases that say what is not so: a value or a noun of no change that was planted. */
  readonly wrong: readonly string[];
}

const tidy = (text: string) =>
  text
    .replace(/[‘’'“”"]/gu, '')
    .replace(/\s+/gu, ' ')
    .toLowerCase();

/** Holds the cards of a pair against what was planted in it. */
export function scorePlanted({ expected, left, right }: PlantedPair, cards: readonly ChangeCard[]): Scored {
  const phrases = cards.flatMap(phrasesOf);
  return {
    missed: expected
      .filter((change) => !phrases.some((phrase) => isRight(phrase, change)))
      .map(({ what, nouns, old, now }) => `${what} ${nouns[0] ?? ''} ${old} → ${now}`),
    wrong: phrases.filter((phrase) => isWrong(phrase, expected, [left, right])).map(({ text }) => text),
  };
}

/** A card says several things one after the other; the place may be that of the one before. */
interface PhraseRead {
  readonly text: string;
  readonly named: string;
  readonly place: string;
  readonly subject: string | undefined;
}

function phrasesOf(card: ChangeCard): PhraseRead[] {
  const found: PhraseRead[] = [];
  let [parts, place, subject]: [string[], string, string | undefined] = [[], '', undefined];
  const close = () => {
    found.push({ text: parts.join(''), named: `${subject ?? ''} ${place}`, place, subject });
    parts = [];
  };
  for (const part of card.parts) {
    if (part.text === '; ') {
      close();
      continue;
    }
    if (part.role === 'place') place = part.text;
    if (part.role === 'subject') subject = part.text;
    parts.push(part.text);
  }
  close();
  return found;
}

const hasClause = (place: string, clause: string): boolean =>
  clause === '' || new RegExp(`(?<![\\d.])${clause.replaceAll('.', '\\.')}(?![\\d]|\\.\\d)`, 'u').test(place);

const names = ({ named, text }: PhraseRead, nouns: readonly string[]): boolean =>
  nouns.length === 0 ||
  nouns.some((noun) => tidy(named).includes(tidy(noun)) || tidy(text).startsWith(`moved: ${tidy(noun)}`));

/** A renumbering says both numbers of each clause, all else what went before what came. */
function isRight(phrase: PhraseRead, { what, nouns, clause, old, now }: PlantedChange): boolean {
  const text = tidy(phrase.text);
  if (what === 'renumbered') return text.startsWith('renumbered') && text.includes(old) && text.includes(now);
  if (!names(phrase, nouns) || !hasClause(phrase.place, clause)) return false;
  if (what === 'removed') return text.includes('removed');
  if (what === 'added') return text.startsWith('new') && text.includes(tidy(now));
  if (what === 'moved') return text.startsWith('moved');
  return hasValues(text, { old, now });
}

function hasValues(text: string, { old, now }: Pick<PlantedChange, 'old' | 'now'>): boolean {
  const [before = '', after = ''] = text.includes(' → ') ? text.split(' → ') : [text, text];
  return before.includes(tidy(old)) && after.includes(tidy(now));
}

/** Words that are quoted are there to be read; a noun and values that are not have to be those of a change. */
function isWrong(phrase: PhraseRead, expected: readonly PlantedChange[], texts: readonly string[]): boolean {
  const text = tidy(phrase.text);
  if (text.startsWith('renumbered'))
    return !numbersOf(text).every((numbers) => areOfOneClause(numbers, texts));
  if (phrase.text.includes('“')) return !quotesOf(phrase.text).every((each) => isIn(each, texts));
  if (expected.some((change) => isRight(phrase, change))) return false;
  const own = expected.filter(({ old, now, what }) => what === 'change' && hasValues(text, { old, now }));
  // A heading is a place: it names what stands below it, whatever that is.
  const isHeading = texts.some((each) => headingsOf(each).has(tidy(phrase.subject ?? '')));
  return own.length === 0 || (phrase.subject !== undefined && !isHeading);
}

const quotesOf = (text: string) => [...text.matchAll(/“([^”]*?)…?”/gu)].map((match) => match[1] ?? '');
const isIn = (part: string, texts: readonly string[]) =>
  texts.some((text) => tidy(text).includes(tidy(part.replaceAll(' | ', ' ')).trim()));
const numbersOf = (text: string) =>
  [...text.matchAll(/([\d.]+) → ([\d.]+)/gu)].map(([, old = '', now = '']) => [old, now] as const);
/** The line that one side begins with the old number goes on as that with the new one on the other side. */
function areOfOneClause(
  [old, now]: readonly [string, string],
  [left = '', right = '']: readonly string[],
): boolean {
  const titles = (text: string, number: string) =>
    text.split('\n').flatMap((line) => {
      const found = /^(?:section |clause |article )?([\d.]*\d)[.\s-]+(.*)$/iu.exec(line);
      return found?.[1] === number ? [found[2]] : [];
    });
  return titles(left, old).some((title) => titles(right, now).includes(title));
}

const headingsOf = (text: string) =>
  new Set(
    text
      .split('\n')
      .map((line) => tidy(line.replace(/^(?:(?:article|section|clause) )?[\d.]* ?[-.]? ?/iu, '')).trim()),
  );
