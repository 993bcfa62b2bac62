import type { Tokens } from './scan-tokens.ts';

/** Room at first, in words and in UTF-16 units of all words. It doubles when it is used up. */
const WORDS = 1 << 12;
const UNITS = 1 << 16;

/**
 * Numbers for words, from 0 in the order in which they come first. A word is looked up by its characters where it stands in
 * a text, so that no string is made for one that is known already: long texts say the same words again and again.
 */
export class Vocabulary {
  readonly names: string[] = [];
  /** The characters of all words, one after the other, and where those of each word start. */
  #units = new Uint16Array(UNITS);
  #starts = new Int32Array(WORDS + 1);
  #hashes = new Int32Array(WORDS);
  /** An open hash table: the number of a word plus one, 0 where nothing is. */
  #slots = new Int32Array(4 * WORDS);

  /** The number of each token of a text. */
  readAll(text: string, { starts, ends }: Tokens): Int32Array {
    const words = new Int32Array(starts.length);
    for (let at = 0; at < words.length; at++) words[at] = this.#look(text, starts[at] ?? 0, ends[at] ?? 0);
    return words;
  }

  /** The number of a word, which it gets where it is new. */
  add(name: string): number {
    return this.#look(name, 0, name.length);
  }

  /** The number of a word; -1 where it is not known. */
  find(name: string): number {
    return (this.#slots[this.#slotOf(name, 0, name.length)] ?? 0) - 1;
  }

  #hash = 0;

  /** The slot of a word, or the free one where it belongs; leaves its hash behind. */
  #slotOf(text: string, start: number, end: number): number {
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
    this.#hash = hash;
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const word = (slots[slot] ?? 0) - 1;
      if (word < 0 || (this.#hashes[word] === hash && this.#isWord(word, text, start, end))) return slot;
    }
  }

  // oxlint-disable-next-line max-params -- a word, and a place in a text
  #isWord(word: number, text: string, start: number, end: number): boolean {
    const own = this.#starts[word] ?? 0;
    if ((this.#starts[word + 1] ?? 0) - own !== end - start) return false;
    for (let at = start; at < end; at++)
      if (this.#units[own + at - start] !== text.charCodeAt(at)) return false;
    return true;
  }

  #look(text: string, start: number, end: number): number {
    const slot = this.#slotOf(text, start, end);
    const known = this.#slots[slot] ?? 0;
    if (known > 0) return known - 1;
    const word = this.names.length;
    this.names.push(text.slice(start, end));
    const first = this.#starts[word] ?? 0;
    const last = first + end - start;
    if (last > this.#units.length) this.#units = enlarge(this.#units, Math.max(last, 2 * this.#units.length));
    for (let at = start; at < end; at++) this.#units[first + at - start] = text.charCodeAt(at);
    if (word === this.#hashes.length) {
      this.#hashes = enlarge(this.#hashes, 2 * word);
      this.#starts = enlarge(this.#starts, 2 * word + 1);
    }
    this.#hashes[word] = this.#hash;
    this.#starts[word + 1] = last;
    this.#slots[slot] = word + 1;
    if (3 * this.names.length > this.#slots.length) this.#spread();
    return word;
  }

  /** Puts the words into a table of twice the size. */
  #spread(): void {
    const slots = new Int32Array(2 * this.#slots.length);
    const mask = slots.length - 1;
    for (let word = 0; word < this.names.length; word++) {
      let slot = (this.#hashes[word] ?? 0) & mask;
      while ((slots[slot] ?? 0) > 0) slot = (slot + 1) & mask;
      slots[slot] = word + 1;
    }
    this.#slots = slots;
  }
}

function enlarge<T extends Int32Array | Uint16Array>(values: T, length: number): T {
  const enlarged = new (values.constructor as new (length: number) => T)(length);
  enlarged.set(values);
  return enlarged;
}
