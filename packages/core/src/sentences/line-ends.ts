/** The mark of a note may stand behind the stop. */
const ENDS_SENTENCE = /[.!?:;。！？：；؟؛।॥…]["'”’»」』)\]]*(?:\d{0,2}|(?:\[\p{Lu}?\d{1,3}\])+)$/u;
const ENDS_LIST_STEP = /[;,；、،]\s*(?:and|or|und|oder|et|ou|y|o|e|и|или|i|lub|oraz|و|أو|और|या)$/iu;
const GLYPH = /^[•●◦▪■‣➢➤→☒☐·∙○✓✔※\uf0b7\uf0a7]\s*|^[⁰¹²³⁴-⁹]{1,2}\s?(?=\p{Lu})/u;
const DASH = /^[–—*o-][\s\t]+(?=\S)/u;
/** A dash that stands at the word, as some Chinese and Japanese texts print them. */
const CLOSE_DASH = /^[–—](?=[“”"\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;
const NUMBERED =
  /^(?:\((?:\d{1,3}|[ivxlc]{1,5}|\p{L})\)|(?:\d{1,3}|[ivx]{1,5}|[IVX]{1,5}|[a-zA-Z])[.)]|\d{1,3}(?:\.\d{1,3}){1,4}\.?|§{1,2}\s?\d+[a-z]?\.?)[\s\t]+(?=\S)/u;

/** Two letters of a word, which no marker begins with. */
const WORD_START = /^[a-zA-Z][a-hj-uwyz]/;

/** Whether a sentence, or the introduction of a list, may end with this line. */
export function endsSentence(line: string): boolean {
  return ENDS_SENTENCE.test(line.slice(-12));
}

/** The bullet, letter or clause number that a line begins with, with the white space behind it. */
export function markerOf(line: string): string | null {
  if (WORD_START.test(line)) return null;
  const start = line.slice(0, 24);
  return (
    (GLYPH.exec(start) ?? DASH.exec(start) ?? CLOSE_DASH.exec(start) ?? NUMBERED.exec(start))?.[0] ?? null
  );
}

/** Whether the marker is a mere sign, of which nothing is lost when it is left out. */
export function isBullet(marker: string): boolean {
  return !/[\p{L}\p{N}]/u.test(marker) || /^o\s/.test(marker);
}

/** Whether the marker is a sign that stands for nothing else. */
export function isGlyph(marker: string): boolean {
  return GLYPH.test(marker);
}

/** Whether a line with this marker begins an item: a wrapped line may begin with a number or a dash as well. */
export function startsAnew(marker: string, before: string): boolean {
  if (isGlyph(marker)) return true;
  return endsSentence(before) || ENDS_LIST_STEP.test(before.slice(-12));
}

/** What markers of one list have in common: "(a) " and "(b) ", "1.2 " and "1.10 ". */
export function listOf(marker: string): string {
  return marker
    .trim()
    .replace(/\p{Nd}+/gu, '1')
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a');
}
