/** Room at first, in words and in UTF-16 units of all words. It doubles when it is used up. */
const WORDS = 1 << 12;
const UNITS = 1 << 16;

/**
 * Of the hash of a word, which is made unit by unit as it is read (FNV). Another one in each process, so that nobody can write a
 * document whose words all fall into one slot; the numbers of words do not follow from it.
 */
export const HASH_START = Math.floor(Math.random() * 2 ** 32) | 0;
export const addToHash = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

/**
 * Numbers for words, from 0 in the order in which they come first. A word is looked up by its characters, so that no string is
 * made for one that is known already: long texts say the same words again and again.
 */
export class Vocabulary {
  readonly names: string[] = [];
  /** The UTF-16 units of all words, one after the other, and where those of each word start. */
  #units = new Uint16Array(UNITS);
  #starts = new Int32Array(WORDS + 1);
  /** An open hash table, two numbers a slot: a word plus one, 0 where nothing is, and its hash. */
  #slots = new Int32Array(8 * WORDS);

  /** The number of the word that the first `length` units are; -1 where it is not known. */
  find(units: Uint16Array, length: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length / 2 - 1;
    for (let slot = mix(hash) & mask; ; slot = (slot + 1) & mask) {
      const word = (slots[2 * slot] ?? 0) - 1;
      if (word < 0 || (slots[2 * slot + 1] === hash && this.#isWord(word, units, length))) return word;
    }
  }

  /** The number of a word; -1 where it is not known. */
  findName(name: string): number {
    const { units, hash } = read(name);
    return this.find(units, units.length, hash);
  }

  /** The number of a word, which it gets where it is new. */
  add(name: string): number {
    const { units, hash } = read(name);
    const known = this.find(units, units.length, hash);
    if (known >= 0) return known;
    const word = this.names.length;
    this.names.push(name);
    const first = this.#starts[word] ?? 0;
    const last = first + units.length;
    if (last > this.#units.length) this.#units = enlarge(this.#units, Math.max(last, 2 * this.#units.length));
    this.#units.set(units, first);
    if (word + 2 > this.#starts.length) this.#starts = enlarge(this.#starts, 2 * this.#starts.length);
    this.#starts[word + 1] = last;
    // Half of the slots are free at least.
    if (4 * this.names.length > this.#slots.length) this.#spread();
    putInto(this.#slots, word, hash);
    return word;
  }

  #isWord(word: number, units: Uint16Array, length: number): boolean {
    const own = this.#starts[word] ?? 0;
    if ((this.#starts[word + 1] ?? 0) - own !== length) return false;
    for (let at = 0; at < length; at++) if (this.#units[own + at] !== units[at]) return false;
    return true;
  }

  /** Puts the words into a table of twice the size. */
  #spread(): void {
    const slots = new Int32Array(2 * this.#slots.length);
    for (let slot = 0; slot < this.#slots.length; slot += 2) {
      const word = (this.#slots[slot] ?? 0) - 1;
      if (word >= 0) putInto(slots, word, this.#slots[slot + 1] ?? 0);
    }
    this.#slots = slots;
  }
}

const mix = (hash: number): number => hash ^ (hash >>> 15);

function putInto(slots: Int32Array, word: number, hash: number): void {
  const mask = slots.length / 2 - 1;
  let slot = mix(hash) & mask;
  while ((slots[2 * slot] ?? 0) > 0) slot = (slot + 1) & mask;
  slots[2 * slot] = word + 1;
  slots[2 * slot + 1] = hash;
}

function read(name: string): { readonly units: Uint16Array; readonly hash: number } {
  const units = new Uint16Array(name.length);
  let hash = HASH_START;
  for (let at = 0; at < name.length; at++) {
    units[at] = name.charCodeAt(at);
    hash = addToHash(hash, name.charCodeAt(at));
  }
  return { units, hash };
}

function enlarge<T extends Int32Array | Uint16Array>(values: T, length: number): T {
  const enlarged = new (values.constructor as new (length: number) => T)(length);
  enlarged.set(values);
  return enlarged;
}
