/** An expression that was worked out: its value, and the same expression with the operands as they are printed. */
export interface WorkedExpression {
  readonly value: number;
  show(operands: readonly string[]): string;
}

interface Term {
  readonly value: number;
  readonly shown: (operands: readonly string[]) => string;
}

/** As it is shown, and what it works out. */
type Operator = readonly [sign: string, work: (left: number, right: number) => number];
type Operators = Readonly<Record<string, Operator | undefined>>;

const SUMS: Operators = {
  '+': ['+', (left, right) => left + right],
  '-': ['−', (left, right) => left - right],
};
const PRODUCTS: Operators = {
  '*': ['×', (left, right) => left * right],
  '/': ['÷', (left, right) => left / right],
};

/** Anything longer is no calculation that a reader would check. */
const MAX_LENGTH = 200;
/** Halves, quarters, months, days, percent, and units such as millions. */
const CONSTANTS = [1, 2, 4, 12, 100, 365, 1_000, 1_000_000, 1_000_000_000];
/** Digits that floating point gets right; what lies behind them is noise. */
const PRECISION = 12;

/**
 * Works out sums, differences, products and quotients. Operands are the letters a, b, c … in their order. Of other numbers
 * only those are allowed that belong to the calculation and to no document (`CONSTANTS`, and how many operands there are).
 * Null for anything else, and where the result is no number.
 */
export function evaluate(expression: string, operands: readonly number[]): WorkedExpression | null {
  const tokens = tokenise(expression);
  if (tokens === null) return null;
  const constants = new Set([...CONSTANTS, operands.length]);
  const used = new Set<number>();
  let at = 0;

  /** Parts with operators of one rank between them, from left to right. */
  const readChain = (operators: Operators, readPart: () => Term | null): Term | null => {
    let left = readPart();
    for (let found = operators[tokens[at] ?? '']; left && found; found = operators[tokens[at] ?? '']) {
      at++;
      const right = readPart();
      left = right && join(left, right, found);
    }
    return left;
  };
  const readSum = (): Term | null => readChain(SUMS, () => readChain(PRODUCTS, readFactor));
  const readFactor = (): Term | null => {
    const token = tokens[at++];
    if (token === undefined) return null;
    if (token === '(') {
      const inner = readSum();
      if (!inner || tokens[at++] !== ')') return null;
      return { value: inner.value, shown: (names) => `(${inner.shown(names)})` };
    }
    if (/^[a-z]$/.test(token)) {
      const letter = token.charCodeAt(0) - 97;
      const value = operands[letter];
      if (value === undefined) return null;
      used.add(letter);
      return { value, shown: (names) => names[letter] ?? '' };
    }
    const constant = Number(token);
    return constants.has(constant) ? { value: constant, shown: () => token } : null;
  };

  const worked = readSum();
  // An operand that is not used would be shown as evidence of nothing.
  if (!worked || at !== tokens.length || used.size === 0 || used.size !== operands.length) return null;
  const value = Number(worked.value.toPrecision(PRECISION));
  return Number.isFinite(value) ? { value, show: worked.shown } : null;
}

function join(left: Term, right: Term, [sign, work]: Operator): Term {
  return {
    value: work(left.value, right.value),
    shown: (names) => `${left.shown(names)} ${sign} ${right.shown(names)}`,
  };
}

function tokenise(expression: string): string[] | null {
  if (expression.length > MAX_LENGTH) return null;
  const plain = expression.toLowerCase().replaceAll('×', '*').replaceAll('÷', '/').replace(/[−–]/g, '-');
  const tokens = plain.match(/\d+(?:\.\d+)?|[a-z]+|[-+*/()]/g) ?? [];
  return tokens.join('') === plain.replace(/\s+/g, '') ? tokens : null;
}
