import { readableText } from '#sentences/readable-text.ts';
import type { TextRange } from '#text/text-range.ts';
import { CLAUSE_KINDS, type ClauseGroup, type ClauseKey, isWeakKind } from './clause-kinds.ts';
import { type PackedClauses, unpackKind } from './pack-clauses.ts';
import { type ClauseFound, type KindFound, MAY_BE_PRESENT } from './recognise.ts';
import { saysKind } from './says-kind.ts';
import { readClauseValue } from './values/read-clause-value.ts';
import type { ReadValue, TypedValue, ValueContext, ValueSpan } from './values/types.ts';

/** What a contract says of a kind of clause, in short. */
export interface ContractTerm {
  readonly key: ClauseKey;
  readonly label: string;
  readonly group: ClauseGroup;
  readonly state: 'found' | 'likely' | 'none';
  /** Of `none`: the contract may have one all the same, and no passage is likely enough to be shown. */
  readonly isUnclear?: true;
  /** A phrase where the value was read surely, else the sentence; empty where nothing was found. */
  readonly text: string;
  readonly value: TypedValue | null;
  /** Where it stands: the clause first, then what else the value was worked out from. */
  readonly evidence: readonly ValueSpan[];
}

const GROUPS: readonly ClauseGroup[] = ['parties', 'term', 'money', 'rights', 'law'];
const IN_ORDER = CLAUSE_KINDS.toSorted(
  (left, right) => GROUPS.indexOf(left.group) - GROUPS.indexOf(right.group),
);

/**
 * A first passage is sure where a contract has such a clause; found it is where that is likely too: then it is right .92
 * of the time, of contracts held back.
 */
const FOUND_PRESENCE = 0.75;
/** What is less likely, the clause or, where it is not sure, its passage, is not shown. */
const LIKELY_PASSAGE = 0.4;
const LIKELY_PRESENCE = 0.5;

/** The key terms of a contract, one of each kind, in the order in which they are shown; null of any other document. */
export function readContractTerms(
  clauses: PackedClauses,
  textOf: (page: number) => string,
): ContractTerm[] | null {
  if (clauses.kinds.length === 0) return null;
  const found = new Map(
    CLAUSE_KINDS.flatMap(({ key }) => {
      const kind = unpackKind(clauses, key);
      return kind === undefined ? [] : [[key, kind]];
    }),
  );
  const context: ValueContext = { textOf, passagesOf: (key) => found.get(key)?.passages ?? [] };
  return IN_ORDER.map(({ key, label, group }) => {
    const kind = found.get(key);
    const term = (kind && readTerm(kind, context)) ?? NOTHING;
    return { key, label, group, ...term };
  });
}

type TermFound = Omit<ContractTerm, 'key' | 'label' | 'group'>;

const NOTHING: TermFound = { state: 'none', text: '', value: null, evidence: [] };

/** The value where it was read surely; else the sentence, which a reader sees for what it is. */
function readTerm(kind: KindFound<ClauseKey>, context: ValueContext): TermFound | null {
  const read = readClauseValue(kind.key, kind.passages, context);
  if (read === null) return null;
  const { passage, sure, value, steps, spans } = read;
  const sentence = sentenceOf(passage, context);
  const state = stateOf(kind, read, sentence);
  if (state === 'none') return kind.presence < MAY_BE_PRESENT ? null : { ...NOTHING, isUnclear: true };
  const clause = { page: passage.page, span: { start: passage.start, end: passage.end } };
  const others = spans.filter(({ page, span }) => page !== clause.page || !isWithin(span, clause.span));
  return sure
    ? {
        state,
        text: steps === undefined ? read.text : `${read.text} · ${steps}`,
        value,
        evidence: [clause, ...others],
      }
    : { state, text: sentence, value: plainValue(value), evidence: [clause] };
}

/** Kinds that were learnt from few contracts are never sure: there were too few to tell how often they are right. */
function stateOf(
  { key, isSure, presence, passages: [first] }: KindFound<ClauseKey>,
  read: ReadValue,
  sentence: string,
): ContractTerm['state'] {
  if (isSure && presence >= FOUND_PRESENCE && !isWeakKind(key)) return 'found';
  const isShown = isSure || (first?.probability ?? 0) >= LIKELY_PASSAGE || read.spans.length > 0;
  return (presence >= LIKELY_PRESENCE && isShown) || saysKind(key, sentence, read) ? 'likely' : 'none';
}

function sentenceOf({ page, start, end }: ClauseFound, { textOf }: ValueContext): string {
  const text = textOf(page);
  return readableText(text.slice(start, end), text);
}

/** That there is such a clause is known without its value. */
const plainValue = (value: TypedValue): TypedValue => (value.type === 'yesNo' ? value : { type: 'text' });

const isWithin = (inner: TextRange, { start, end }: TextRange): boolean =>
  inner.start >= start && inner.end <= end;
