/** Begins the clause that asks. */
const INTERROGATIVE =
  /\b(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\b/iu;
/** A sentence up to its end; the points of decimals, file names and abbreviations ("St. Louis", "J. Smith") end none. */
const SENTENCE =
  /[^.?？؟!]+(?:\.(?:(?=\S)|(?<=(?<!\p{L})(?:St|Mr|Mrs|Ms|Dr|Prof|Inc|Corp|Co|Ltd|Jr|Sr|vs|Nr|Sra|Mme|\p{Lu})\.)(?=\s))[^.?？؟!]*)*[.?？؟!]*/gu;
const REMARK = /\([^)]*\)/gu;

/**
 * The clause that asks, without instructions to whoever answers ("Answer in USD millions. Round to two decimals.",
 * "Assume that you are an analyst"). Their words say nothing about whether a file speaks of the subject.
 */
export function coreOfQuestion(question: string): string {
  const sentences = question.match(SENTENCE) ?? [question];
  const asking = sentences.filter((sentence) => /[?？؟]/u.test(sentence));
  const core = (asking.length > 0 ? asking : sentences).map(withoutPreamble).join(' ').replace(REMARK, ' ');
  return core.trim() === '' ? question : core;
}

/** "Using the balance sheet, what is …" → "what is …" */
function withoutPreamble(sentence: string): string {
  for (const match of sentence.matchAll(/[,:]\s+/gu)) {
    const rest = sentence.slice(match.index + match[0].length);
    if (rest.search(INTERROGATIVE) === 0) return rest;
  }
  return sentence;
}
