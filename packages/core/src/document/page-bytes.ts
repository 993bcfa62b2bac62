/** A number takes this many bytes at most: the largest that `take` reads. */
const MAX_NUMBER_BYTES = 7;
/** And so does a UTF-16 unit. */
const MAX_UNIT_BYTES = 3;
/** Numbers below can be shifted as 32-bit integers, which is several times quicker than to divide. */
const MAX_SHIFTED = 2 ** 31;

/** Collects numbers in seven bits a byte, low ones first. Pages come by the hundred, so the bytes have room to grow. */
export class Sink {
  #bytes = new Uint8Array(16_384);
  #length = 0;

  put(value: number): void {
    if (this.#length + MAX_NUMBER_BYTES > this.#bytes.length) this.#grow();
    let rest = value;
    for (; rest >= MAX_SHIFTED; rest = Math.floor(rest / 128))
      this.#bytes[this.#length++] = (rest % 128) | 128;
    for (; rest > 127; rest >>>= 7) this.#bytes[this.#length++] = (rest & 127) | 128;
    this.#bytes[this.#length++] = rest;
  }

  putSigned(value: number): void {
    this.put(value < 0 ? -2 * value - 1 : 2 * value);
  }

  putText(text: string): void {
    this.put(text.length);
    while (this.#length + text.length * MAX_UNIT_BYTES > this.#bytes.length) this.#grow();
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < text.length; i++) {
      let rest = text.charCodeAt(i);
      for (; rest > 127; rest >>>= 7) bytes[at++] = (rest & 127) | 128;
      bytes[at++] = rest;
    }
    this.#length = at;
  }

  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #grow(): void {
    const larger = new Uint8Array(2 * this.#bytes.length);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** As many as can be the arguments of a call anywhere. */
const TEXT_PIECE = 1_024;

/** Reads what `Sink` wrote; throws where the bytes are anything else. */
export class Source {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  take(): number {
    let value = 0;
    for (let scale = 1; scale <= 2 ** 42; scale *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new Error('Stored page: cut short');
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
    throw new Error('Stored page: malformed number');
  }

  takeSigned(): number {
    const value = this.take();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  /** A count of things that take at least a byte each: a larger one is damage, and must not allocate. */
  takeCount(): number {
    const count = this.take();
    if (count > this.#bytes.length - this.#at) throw new Error('Stored page: cut short');
    return count;
  }

  takeText(): string {
    const length = this.takeCount();
    let text = '';
    // A string put together from single characters is a tree of them, thirty times its size.
    for (let left = length; left > 0; left -= TEXT_PIECE) {
      const units = new Array<number>(Math.min(left, TEXT_PIECE));
      for (let i = 0; i < units.length; i++) units[i] = this.take();
      text += String.fromCharCode.apply(null, units);
    }
    return text;
  }

  expectEnd(): void {
    if (this.#at !== this.#bytes.length) throw new Error('Stored page: bytes left over');
  }
}
