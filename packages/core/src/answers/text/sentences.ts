import type { TextRange } from '#text/text-range.ts';

/** Words that a full stop shortens, of all the product's languages. Lower case, without the stop at their end. */
const ABBREVIATIONS = new Set(
  `mr mrs ms dr prof st sr jr inc ltd corp co cos vs etc e.g i.e no nos vol art arts sec secs par para fig figs al approx
  est dept gov gen rep sen rev hon u.s u.k u.n d.c a.m p.m jan feb mar apr jun jul aug sep sept oct nov dec p pp cf ed eds
  ca abs s nr bd hrsg bzw z z.b d d.h u u.a i.d.r usw vgl ziff buchst rn rdnr gem ggf inkl evtl bspw sog tel str aufl
  m mm mme mlle me éd av env chap núm sra srta dra ud uds ej pág págs apdo art.º n.º nº exmo exma limitada
  ul r w tzw np m.in tj itd itp godz ok poz ust pkt lit rozp zob им г гг т т.е т.д т.п др стр ул рис табл ст п пп млн млрд тыс руб`.split(
    /\s+/,
  ),
);
/** Languages that write ordinals with a full stop: "31. März", "1. maja". */
const STOP_AFTER_ORDINAL = new Set(['de', 'pl']);

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}

/**
 * The sentences of running text, without the white space around them. A line break is a space; offsets point into
 * `text`.
 */
export function splitSentences(text: string, language: string): TextRange[] {
  const flat = text.replace(/\s/gu, ' ');
  const sentences: TextRange[] = [];
  let start = 0;
  for (const { index, segment } of segmenterOf(language).segment(flat)) {
    const end = index + segment.length;
    if (end < flat.length && goesOn(flat.slice(start, end), flat.slice(end, end + 24), language)) continue;
    const span = trimSpan(flat, start, end);
    if (span.end > span.start) sentences.push(span);
    start = end;
  }
  return sentences;
}

/** Whether the sentence goes on although the segmenter saw its end. */
function goesOn(sentence: string, next: string, language: string): boolean {
  const ending = /(\S+)\.["'”’»)\]]*\s*$/u.exec(sentence)?.[1];
  if (ending === undefined) return false;
  const word = ending.replace(/^[("'“‘«[]+/u, '');
  if (ABBREVIATIONS.has(word.toLowerCase())) return true;
  if (/^\p{Lu}$/u.test(word)) return true;
  if (/^\d{1,2}$/.test(word) && STOP_AFTER_ORDINAL.has(language)) return true;
  return /^["'“‘«(]*\p{Ll}/u.test(next.trimStart());
}

export function trimSpan(text: string, start: number, end: number): TextRange {
  let from = start;
  let to = end;
  while (from < to && /\s/u.test(text[from] ?? '')) from++;
  while (to > from && /\s/u.test(text[to - 1] ?? '')) to--;
  return { start: from, end: to };
}
