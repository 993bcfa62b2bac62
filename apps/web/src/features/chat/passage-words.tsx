import { splitBySpans } from '#features/chat/split-by-spans.ts';
import { type Passage, passageText } from '#shared/questions/passages.ts';

/** What a passage says, with the words of the question underlined: they are why it is shown, and prove nothing. */
export function PassageWords({ passage }: { readonly passage: Passage }) {
  const text = passageText(passage);
  const from = text.indexOf(passage.quote);
  if (from < 0) return text;
  const spans = (passage.questionWords ?? []).map(({ start, end }) => ({
    start: start + from,
    end: end + from,
  }));
  return splitBySpans(text, spans).map(({ start, words, isInside }) =>
    isInside ? (
      <u key={start} className="decoration-near decoration-1 underline-offset-[5px]">
        {words}
      </u>
    ) : (
      <span key={start}>{words}</span>
    ),
  );
}
