import type { HeadingNumber } from '#structure/headings/heading-number.ts';

/** What names a picture or a table, and what stands over a box of advice, are no headings. */
const CAPTION =
  /^(?:figures?|fig\.|tables?|abbildung|abb\.|tabelle|tableau|figura|tabla|tabela|cuadro|rysunek|рис(?:унок|\.)|таблица|example|beispiel|exemple|ejemplo|exemplo|пример|przykład|equation|listing|図|表|图|圖|شكل|جدول|चित्र|तालिका)\s*(?:\p{N}|[A-Z]\.)/iu;
/** The same of pictures and tables alone, with what tells it from a sentence about one: "Table 3 shows". */
const OF_PICTURE =
  /^(?:figures?|fig\.|tables?|abbildung|abb\.|tabelle|tableau|figura|tabla|tabela|cuadro|rysunek|рис(?:унок|\.)|таблица|図|表|图|圖|شكل|جدول|चित्र|तालिका)\s*\p{N}+(?:[.\p{Pd}]\p{N}+)*\s*(?:[.:：|\p{Pd}\t]|$)/iu;
/** Every caption has one, which is quicker to tell. */
const HAS_NUMBER_OR_STOP = /[\p{N}.]/u;
const BOX_LABEL =
  /^(?:note|tip|warning|caution|important|hinweis|anmerkung|tipp|warnung|achtung|wichtig|vorsicht|remarque|astuce|attention|avertissement|nota|consejo|aviso|advertencia|importante|dica|atenção|примечание|внимание|подсказка|предупреждение|важно|uwaga|ostrzeżenie|wskazówka|ملاحظة|تحذير|नोट|注意|注記|警告|ヒント|重要|備考|提示|注)[:：]?$/iu;
/** "Made on 3 February 2025". */
const DATED = /^.{0,24}\b\p{Nd}{1,2}\.? \p{L}{3,12} \p{Nd}{4}$|^.{0,24}\p{L}{3,12} \p{Nd}{1,2}, \p{Nd}{4}$/u;
/** Longer lines without a number are sentences. */
const LONGEST_UNNUMBERED = 110;
const SENTENCE_GOES_ON = /\p{Ll}{3}\.\s\p{Lu}\p{Ll}*(?:\s\p{L}+){2,}$/u;
const WORD = /\p{L}[\p{L}\p{M}]{2}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/**
 * Whether a line can be a heading by its words: a word, and no more figures and signs than letters; after a decimal number a
 * letter will do.
 */
export function isHeadingText(text: string, number: HeadingNumber | undefined): boolean {
  // A line of prose: its last word is divided, or a sentence ends in it and the next one begins.
  if (/\p{Ll}[-‐]$/u.test(text) || (text.includes('.') && SENTENCE_GOES_ON.test(text))) return false;
  // An item of a list, the rest of a line, a sentence of a script whose headings have no stop.
  if (/^[•◦▪·,;.)]/u.test(text) || /[。।]$/u.test(text)) return false;
  if (number === undefined && text.length > LONGEST_UNNUMBERED) return false;
  if ((HAS_NUMBER_OR_STOP.test(text) && CAPTION.test(text)) || BOX_LABEL.test(text) || DATED.test(text))
    return false;
  const title = number?.title || text;
  const letters = title.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const signs = title.match(/[^\p{L}\p{M}\s]/gu)?.length ?? 0;
  return letters > signs && (WORD.test(title) || number?.kind === 'decimal');
}

/** Whether a line names a picture or a table. */
export const isCaption = (text: string): boolean => OF_PICTURE.test(text.trimStart());
