import { type FoldedText, foldText } from '#answers/verification/fold-text.ts';

export interface TextRange {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** Letters that carry their mark in themselves: normalisation takes nothing off them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
const HAS_PLAIN_FORM = /[^\0-\x7f]/;
/** Accents of Latin, Greek and Cyrillic letters and the vowel signs of Arabic; й is a letter of its own. */
const ACCENTS = /(?<!и)[\u0300-\u036f]|[\u064b-\u0652]/g;

/** Folded as quotes are, and without accents: who searches often leaves them out. */
function foldForSearch(original: string): FoldedText {
  const folded = foldText(original);
  if (!HAS_PLAIN_FORM.test(folded.text)) return folded;
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  // A letter and its marks come from one cluster, so they share where they start.
  for (let at = 0; at < folded.text.length; ) {
    const start = folded.starts[at] ?? 0;
    const end = folded.ends[at] ?? start;
    let next = at + 1;
    while (next < folded.text.length && folded.starts[next] === start && folded.ends[next] === end) next++;
    const plain = withoutAccents(folded.text.slice(at, next));
    for (let k = 0; k < plain.length; k++) {
      starts.push(start);
      ends.push(end);
    }
    text += plain;
    at = next;
  }
  return { text, starts, ends };
}

function withoutAccents(cluster: string): string {
  if (!HAS_PLAIN_FORM.test(cluster)) return cluster;
  const bare = cluster.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  return bare.replace(/[łøđħıßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * Searches for words as a person types them: anywhere in the text, within words too, whatever the case and the accents,
 * across the ends of lines and the cells of a row. The ranges point into the text and do not overlap.
 */
export function makeTextSearch(query: string): (text: string) => TextRange[] {
  // A hyphen that has just been typed may go on as one inside a word, which folding leaves out.
  const wanted = foldForSearch(query)
    .text.trim()
    .replace(/(?<=[\p{L}\p{N}])-$/u, '');
  return (text) => {
    if (wanted === '') return [];
    const folded = foldForSearch(text);
    const ranges: TextRange[] = [];
    for (
      let at = folded.text.indexOf(wanted);
      at >= 0;
      at = folded.text.indexOf(wanted, at + wanted.length)
    ) {
      const start = folded.starts[at];
      const end = folded.ends[at + wanted.length - 1];
      if (start !== undefined && end !== undefined) ranges.push({ start, end });
    }
    return ranges;
  };
}

const BEFORE = 50;
const AFTER = 90;

/** The words around a range on one line, cut between words. */
export function snippetOf(text: string, { start, end }: TextRange): string {
  let from = Math.max(0, start - BEFORE);
  let to = Math.min(text.length, end + AFTER);
  if (from > 0) from += /\s/.exec(text.slice(from, start))?.index ?? start - from;
  if (to < text.length) to = Math.max(end, end + text.slice(end, to).search(/\s\S*$/));
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '… ' : ''}${words}${to < text.length ? ' …' : ''}`;
}
