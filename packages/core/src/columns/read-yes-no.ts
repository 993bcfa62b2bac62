import type { ClauseKey } from '#clauses/kinds.ts';

/** Clauses that keep somebody from something: who asks whether he may is told no. */
const FORBIDDING: ReadonlySet<string> = new Set<ClauseKey>([
  'assignment',
  'nonCompete',
  'noSolicitCustomers',
  'noSolicitEmployees',
  'nonDisparagement',
  'nonTransferable',
  'covenantNotToSue',
]);

/** "Can it be assigned?", "May a party …?" asks for leave; "Is it prohibited?", "kept from" for a limit. */
const ASKS_FOR_LEAVE =
  /^(?:can|could|may|might|(?:is|are)\b.*\b(?:allowed|permitted|entitled|free|able|possible|assignable|transferable)\b)/iu;
const ASKS_FOR_LIMIT =
  /\b(?:prohibit\w*|forbid\w*|kept from|restrict\w*|barred|prevent\w*|covenant not|limit\w* on|non-?\w+|not (?:allowed|permitted))\b/iu;

/** Leave is given, and with it a question for leave is answered. */
const LEAVE =
  /\b(?:may(?!\s+not\b|\s+only\b)|can(?!\s*not\b)|entitled to|has the right|have the right|right to|permitted to|free(?:ly)? to|freely|at its (?:sole )?(?:option|discretion))/iu;
const REFUSAL =
  /\b(?:(?:may|shall|can|will|must|is|are|does|do)\s+not|cannot|neither\b.{0,60}\b(?:may|shall|can)|no\s+party\s+(?:may|shall)|not\s+be\s+(?:entitled|permitted|allowed|assign\w*|transfer\w*)|not\s+(?:assignable|transferable|permitted)|prohibited|void\b|non-?(?:assignable|transferable))/iu;
const NEGATION = /\b(?:no|not|none|neither|nor|never|without any|cannot|disclaims?)\b/iu;

export interface YesNo {
  readonly yes: boolean;
  readonly sure: boolean;
}

interface Asked {
  readonly question: string;
  /** The kind of clause that the question asks for, where it is the only one. */
  readonly kind: string | undefined;
  /** The statement rests on a clause that was told to be of that kind. */
  readonly isOfKind: boolean;
}

/** Whether a statement answers a question with yes or with no. */
export function readYesNo(
  { question, kind, isOfKind }: Asked,
  { sentence, emphasis }: { readonly sentence: string; readonly emphasis: string },
): YesNo {
  const asksForLeave = ASKS_FOR_LEAVE.test(question.trim()) && !ASKS_FOR_LIMIT.test(question);
  const refusal = REFUSAL.test(sentence);
  const leave = LEAVE.test(sentence);
  if (kind !== undefined && FORBIDDING.has(kind)) {
    const forbids = refusal || !leave;
    return { yes: asksForLeave ? !forbids : forbids, sure: isOfKind && refusal };
  }
  if (kind !== undefined) {
    // Of what is there, a clause of the kind says that it is; "shall not renew automatically" says that it is not.
    const denies = refusal && !leave && !isOfKind;
    return { yes: !denies, sure: isOfKind && (leave || !refusal) };
  }
  if (asksForLeave) {
    if (refusal !== leave) return { yes: leave, sure: true };
    return { yes: !refusal, sure: false };
  }
  if (emphasis !== '') return { yes: !NEGATION.test(emphasis), sure: true };
  const denied = NEGATION.test(sentence);
  return { yes: !denied, sure: false };
}
