import type { IndexablePage } from '@recto/core/answers';
import MiniSearch from 'minisearch';

/** Words in a passage: about as many as the two hundred content words of ours. */
const PASSAGE_WORDS = 330;

/** The yardstick: MiniSearch as it comes, over whole pages and over passages of them. */
export function makeMiniSearch(pages: readonly IndexablePage[]) {
  const passages = pages.flatMap(({ text }) => splitPassages(text));
  const search = (texts: readonly string[]) => {
    const index = new MiniSearch({ fields: ['text'] });
    index.addAll(texts.map((text, id) => ({ id, text })));
    return (question: string) => index.search(question, { prefix: false, fuzzy: false });
  };
  return {
    count: { pages: pages.length, passages: passages.length },
    pages: search(pages.map(({ text }) => text)),
    passages: search(passages),
  };
}

function splitPassages(text: string): string[] {
  const words = text.split(/\s+/);
  const passages: string[] = [];
  for (let at = 0; at < words.length; at += PASSAGE_WORDS)
    passages.push(words.slice(at, at + PASSAGE_WORDS).join(' '));
  return passages;
}
