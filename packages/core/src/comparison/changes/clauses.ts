import { readNumber } from '#structure/headings/heading-number.ts';
import { partitionPoint } from '../partition-point.ts';
import type { ComparedLine } from '../prepare/read-lines.ts';

/** A paragraph that begins with a number. */
export interface Clause {
  /** As it is printed, without what follows it: "4.2", "Article 5". */
  readonly number: string;
  /** Its first token. */
  readonly start: number;
}

interface ClauseText {
  readonly lines: readonly ComparedLine[];
  /** The line of each token. */
  readonly lineOf: Int32Array;
  /** 1 for each line with which a paragraph starts. */
  readonly startsParagraph: Uint8Array;
}

/** Three digits would be the code of a telephone number. */
const ITEM = /^\(?(?:\p{N}{1,2}|[a-z]|[ivxlc]{1,6})\)/u;

/** A number without a mark behind it: "4 Fees", but "51 Franklin Street" too. */
const BARE = /^\p{Nd}{1,3}\s+(?=\p{L})/u;

/** The numbered paragraphs of a side, in order. A bare number is one only where the next or the last bare number is beside it. */
export function findClauses(side: ClauseText): Clause[] {
  const clauses: (Clause & { readonly bare?: number })[] = [];
  let lastLine = -1;
  for (const [token, line] of side.lineOf.entries()) {
    if (line === lastLine) continue;
    lastLine = line;
    if (side.startsParagraph[line] !== 1 || isRow(side, line)) continue;
    const text = side.lines[line]?.text.trimStart() ?? '';
    const number = readNumber(text)?.number ?? ITEM.exec(text)?.[0];
    if (number === undefined) continue;
    clauses.push({ number, start: token, ...(BARE.test(text) && { bare: Number.parseInt(text, 10) }) });
  }
  const bare = clauses.flatMap((clause) => clause.bare ?? []);
  let at = -1;
  return clauses.filter(({ bare: own }) => {
    if (own === undefined) return true;
    at++;
    return bare[at - 1] === own - 1 || bare[at + 1] === own + 1;
  });
}

/** Whether a line is a row of a table. In what is not printed a tab makes one; on a page it may stand behind a number. */
export function isRow({ lines }: Pick<ClauseText, 'lines'>, at: number): boolean {
  const line = lines[at];
  return line?.kind === 'table' || (line?.isLaidOut === false && line.text.includes('\t'));
}

/** The last clause that starts at a token or before it. */
export function clauseAt(clauses: readonly Clause[], token: number): Clause | undefined {
  return clauses[partitionPoint(clauses.length, (at) => (clauses[at]?.start ?? 0) <= token) - 1];
}
