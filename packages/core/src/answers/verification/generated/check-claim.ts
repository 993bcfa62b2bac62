import { foldText } from '#quotes/fold-text.ts';
import { numberWordsIn } from '#figures/spelt-numbers.ts';
import type { Citation } from '../answer.ts';
import type { PassageLookup } from '../../retrieval/passages.ts';

const LINK = /(?:https?:\/\/|www\.)\S+|\]\([^)]*\)|[\w.+-]+@[\w-]+\.[\w.]+/giu;

/**
 * What somebody has written into a document for a model to obey. Such sentences are what the document says, and no
 * evidence of anything else: a model that was led by one would cite it.
 */
const INSTRUCTION = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|ignorez?|oubliez?|ignoriere?n?|vergiss|ignora|ignore[ns]?|olvid[ae])\b.{0,40}\b(?:previous|prior|above|earlier|preceding|all|your|précédentes?|vorherigen?|obigen?|bisherigen?|anterior(?:es)?|previas?)\b.{0,30}\b(?:instructions?|prompts?|rules?|text|context|consignes|anweisungen|instruktionen|instrucciones|instruções)\b`,
    String.raw`\b(?:system|developer) prompt\b`,
    String.raw`\b(?:if|as|when) you(?:'re| are) an? (?:ai|llm|(?:large )?language model|assistant|chatbot)\b`,
    String.raw`\b(?:attention|note|instructions?|message|notice) (?:to|for) (?:the |all |any )?(?:ai|llms?|(?:large )?language models?|assistants?|chatbots?)\b`,
    String.raw`\b(?:ai|llms?|language models?|assistants?|chatbots?) (?:must|should|shall|are to|is to|reading this|processing this)\b.{0,60}\b(?:say|answer|reply|respond|state|write|include|report|output)\b`,
    String.raw`\b(?:answer|reply|respond|say|state|report|output)\b.{0,20}\b(?:instead|regardless|no matter what)\b`,
  ].join('|'),
  'iu',
);
/** How far before and behind a quote its sentence is looked for. */
const AROUND = 240;

/** Whether a claim that somebody worded names a link or an address that none of its quotes has. */
export function namesForeignLink(
  text: string,
  citations: readonly Citation[],
  lookup: PassageLookup,
): boolean {
  const cited = citations.map(({ page, start, end }) => lookup.findPageText(page)?.slice(start, end) ?? '');
  const folded = cited.map((quote) => foldText(quote).text);
  return findForeignLink(text, folded) !== null;
}

/** A link or an address in a text that none of these texts has, which are folded by `foldText`; null where there is none. */
export function findForeignLink(text: string, folded: readonly string[]): string | null {
  for (const { 0: link } of text.matchAll(LINK)) {
    const wanted = foldText(link.replace(/[).,;:!?\]]+$/, '')).text;
    if (!folded.some((each) => each.includes(wanted))) return link;
  }
  return null;
}

/** Whether a text holds a sentence that tells models what to do. */
export const holdsInstruction = (text: string): boolean => INSTRUCTION.test(text.replace(/\s+/gu, ' '));

/** Whether a quote stands in a sentence, or right behind one, that tells a model what to do. */
export function standsInInstruction({ start, end }: Citation, pageText: string): boolean {
  const before = pageText.slice(Math.max(0, start - AROUND), start);
  const after = pageText.slice(end, end + AROUND);
  // The sentence before it, too: "Ignore all instructions. The fee is 999."
  const from = before
    .split(/(?<=[.!?:])\s+/u)
    .slice(-2)
    .join(' ');
  const to = after.split(/(?<=[.!?])\s/u)[0] ?? '';
  return holdsInstruction(`${from}${pageText.slice(start, end)}${to}`);
}

/**
 * Whether a claim spells another number than its quotes, which spell some: "thirty days" for "forty-five days". A claim
 * may count things where no quote spells a number at all.
 */
export function changesNumberWords(text: string, citations: readonly Citation[]): boolean {
  const quoted = new Set(citations.flatMap(({ quote }) => numberWordsIn(quote)));
  return quoted.size > 0 && numberWordsIn(text).some((number) => !quoted.has(number));
}
