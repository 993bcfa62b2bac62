import { CLAUSE_KINDS, type ClauseKey } from '#clauses/clause-kinds.ts';

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

/** Kinds of clause that are there or are not. */
const ALLOWING: ReadonlySet<string> = new Set(
  CLAUSE_KINDS.filter(({ key, value }) => value === 'yesNo' && !FORBIDDING.has(key)).map(({ key }) => key),
);

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
/** What denies a fact, in the words that answer or in the main part of a sentence. */
const NEGATION = /\b(?:no|not|none|neither|nor|never|without|cannot|disclaims?)\b/iu;
const DENIAL =
  /\b(?:(?:shall|will|does|do|is|are|was|were|may|can|must|has|have|had|did)\s+not|cannot|no|none|never|without\s+any|disclaims?)\b/iu;
/** What follows says when it is otherwise: "unless either party gives notice not to renew". */
const EXCEPTION = /[,;]?\s*\b(?:unless|until|except|provided|if|other than|so long as)\b[\s\S]*$/iu;

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
    return { yes: asksForLeave ? !forbids : forbids, sure: refusal || (isOfKind && !leave) };
  }
  if (kind !== undefined && ALLOWING.has(kind)) {
    // A clause of the kind says that it is so; what denies it is no such clause.
    const denies = refusal && !leave && !isOfKind;
    return { yes: !denies, sure: isOfKind || (leave && !refusal) };
  }
  if (asksForLeave) {
    if (refusal !== leave) return { yes: leave, sure: true };
    return { yes: !refusal, sure: false };
  }
  if (NEGATION.test(emphasis)) return { yes: false, sure: true };
  const main = sentence.replace(EXCEPTION, '');
  const denied = DENIAL.test(main);
  const isAsked = saysWhatIsAsked(question, `${main} ${emphasis}`);
  return { yes: !denied, sure: !denied && isAsked && (isOfKind || emphasis !== '') };
}

/** Words of a question that say nothing of what happens: "Does the agreement … automatically?" */
const UNSPECIFIC =
  /^(?:is|are|was|were|does|do|did|has|have|had|can|could|may|might|must|shall|should|will|would|there|the|an?|any|this|that|it|its|to|of|for|in|on|by|or|and|be|party|parties|either|agreement|contract|document|\p{L}+ly)$/u;
/** What goes on is renewed or extended. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  renew: ['renew', 'exten', 'prolo', 'conti'],
  exten: ['renew', 'exten', 'prolo', 'conti'],
};
const LONGEST_START = 5;

/** Whether a statement has a word of what a question asks, in any form: "renewed" of "renew". */
function saysWhatIsAsked(question: string, statement: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const asked = words(question).filter((word) => !UNSPECIFIC.test(word));
  const said = words(statement);
  const starts = asked.map((word) => word.slice(0, LONGEST_START)).flatMap((start) => SAME[start] ?? [start]);
  return starts.length === 0 || starts.some((start) => said.some((word) => word.startsWith(start)));
}
