const CJK_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const HAN = /^\p{Script=Han}$/u;
/** Words of one character that say nothing about what a page is about. */
const FUNCTION_WORDS = new Set(
  '的了是在和与與及或有为為对對以从從到由于於之其该該本各不也就都而被把将將等者所個个一',
);
const LONGEST = 2;

/** One dictionary serves Chinese and Japanese. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * The Chinese and Japanese words of one and two characters in a text in order, as ICU's dictionary segments it. A pair of
 * characters that stands across two words (和服 in 价格和服务) is not among them.
 */
export function* shortCjkWords(text: string): Iterable<string> {
  for (const [run] of text.normalize('NFKC').matchAll(CJK_RUN))
    for (const { segment } of segmenter.segment(run)) {
      const { length } = [...segment];
      if (length === LONGEST || (HAN.test(segment) && !FUNCTION_WORDS.has(segment))) yield segment;
    }
}
