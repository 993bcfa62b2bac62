/** Begins the clause that asks. */
const INTERROGATIVE =
  /\b(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\b/iu;
/**
 * A sentence up to its end, with words of the document that are quoted behind it; the points of decimals, file names and
 * abbreviations ("St. Louis", "J. Smith") end none.
 */
const SENTENCE =
  /[^.?？؟!]+(?:\.(?:(?=\S)|(?<=(?<!\p{L})(?:St|Mr|Mrs|Ms|Dr|Prof|Inc|Corp|Co|Ltd|Jr|Sr|vs|Nr|Sra|Mme|\p{Lu})\.)(?=\s))[^.?？؟!]*)*[.?？؟!]*(?:\s*“[^”]*”)?/gu;
const REMARK = /\([^)]*\)/gu;

/** Words by which people tell of themselves, in the product's languages. */
const FIRST_PERSON =
  /(?<![\p{L}\p{M}])(?:I|my|me|we|our|us|ich|mein\p{L}*|mir|mich|wir|unser\p{L}*|uns|je|mon|ma|mes|nous|notre|nos|yo|mi|mis|me|nuestr\p{L}+|eu|meus?|minhas?|nossos?|nossas?|я|мне|меня|мой|мо[яёи]|мы|нас|нам|наш\p{L}*|ja|mój|moj\p{L}+|mi|mnie|mam|mamy|nasz\p{L}*|أنا|لدي|عندي|मैं|मैंने|मेर\p{L}\p{M}*|मुझे|हम|हमने|हमार\p{L}\p{M}*)(?![\p{L}\p{M}])|私|僕|わたし|我/iu;
/** Begins what a question supposes: "If I sell copies, …". */
const SUPPOSING = /^\P{L}*(?:if|when|once|after|before|while|because|since|although|suppose)(?!\p{L})/iu;

/**
 * The clause that asks, with what people tell of themselves before it: "If I sell copies, must I …?", "We changed the
 * program. Must we …?" Their words say what the answer is about.
 */
export function storyOfQuestion(question: string): string {
  const sentences = question.match(SENTENCE) ?? [question];
  const isAsking = (sentence: string) => /[?？؟]/u.test(sentence);
  if (!sentences.some(isAsking)) return coreOfQuestion(question);
  const told = sentences.flatMap((sentence) => {
    if (!isAsking(sentence)) return FIRST_PERSON.test(sentence) ? [sentence] : [];
    return [SUPPOSING.test(sentence) ? sentence : withoutPreamble(sentence)];
  });
  const story = told.join(' ').replace(REMARK, ' ');
  return story.trim() === '' ? question : story;
}

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
