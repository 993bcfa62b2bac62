import { numberValuesOf } from '#figures/number-values.ts';
import { foldText } from '#quotes/fold-text.ts';

/** "7.2 ", "Section 4. ", "(a) " before a sentence that begins with a capital: the number of its clause. */
const CLAUSE_NUMBER =
  /^\s*(?:(?:section|clause|article|paragraph|§)\s*\d{1,3}(?:\.\d{1,3})*[.):]?|\d{1,3}(?:\.\d{1,3})+\.?|\d{1,3}[.)]|\([a-z\d]{1,4}\)|[a-z][.)])\s+(?=["“‘'(]?\p{Lu})/iu;
const CAPITAL_AHEAD = /^["“‘'(]?\p{Lu}/u;
/** What tells statements apart: words, numbers with their signs, currencies. Other punctuation and line ends do not. */
const TOKENS = /[\p{L}\p{M}]+|(?:(?<![\p{L}\p{N}])-)?\p{N}+(?:[.,]\p{N}+)*|\p{Sc}|[%§]/gu;
/** "section 7.2", "clauses 4 a": what is referred to by its number. */
const REFERENCE =
  /(?<= )(sections?|clauses?|articles?|paragraphs?|schedules?|exhibits?|annex(?:es)?|appendix|§) (?:\p{N}+(?:[.,]\p{N}+)*|[ivx]+|[a-z])(?: [a-z])?(?= )/gu;

/** Words for numbers below a hundred with their figures; folding has taken the hyphen of "forty-five". */
const NUMBER_WORDS = makeNumberWords();

function makeNumberWords(): ReadonlyMap<string, string> {
  const { units, weak } = numberValuesOf('en') ?? { units: new Map(), weak: new Map() };
  const words = [...units, ...weak];
  const compounds = words
    .filter(([, value]) => value >= 20)
    .flatMap(([ten, tens]) =>
      words.filter(([, value]) => value < 10).map(([unit, ones]) => [`${ten}${unit}`, tens + ones] as const),
    );
  return new Map([...words, ...compounds].map(([word, value]) => [word, `${value}`]));
}

/** Takes the number of a clause off the sentence that it stands before. */
export function withoutClauseNumber(statement: string): string {
  const number = CLAUSE_NUMBER.exec(statement)?.[0] ?? '';
  const rest = statement.slice(number.length);
  return CAPITAL_AHEAD.test(rest) ? rest : statement;
}

function toKey(text: string): string {
  const tokens = foldText(text).text.match(TOKENS) ?? [];
  // "ninety (90) days" says what "90 days" does.
  const plain = tokens.filter((token, at) => {
    const figure = NUMBER_WORDS.get(token);
    return figure === undefined || figure !== tokens[at + 1];
  });
  return plain.length === 0 ? '' : ` ${plain.join(' ')} `;
}

/**
 * What must agree between two statements that say the same, as words between spaces: neither where the lines break, nor
 * hyphens at their ends, nor punctuation, nor the number of the clause.
 */
export const statementKey = (statement: string): string => toKey(withoutClauseNumber(statement));

/** The same without the numbers of clauses that a statement refers to. */
export const withoutReferences = (key: string): string => key.replace(REFERENCE, '$1 #');

/** Whether statements stand in a text, wherever its lines and pages break. */
export function findStatements(text: string, statements: readonly string[]): boolean[] {
  const whole = toKey(text);
  return statements.map((statement) => {
    const key = statementKey(statement);
    return key !== '' && whole.includes(key);
  });
}
