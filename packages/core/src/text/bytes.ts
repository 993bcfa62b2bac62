/** A growing list of bytes for numbers written seven bits at a time, smallest first (LEB128). */
export class ByteWriter {
  #bytes = new Uint8Array(1 << 12);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  writeVarint(value: number): void {
    if (this.#length + 5 > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    let rest = value;
    while (rest > 0x7f) {
      this.#bytes[this.#length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.#bytes[this.#length++] = rest;
  }

  toBytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

/** Reads the numbers between two offsets into `target`, which must be large enough; returns how many there were. */
export function readVarints(bytes: Uint8Array, start: number, end: number, target: Uint32Array): number {
  let count = 0;
  let value = 0;
  let shift = 0;
  for (let i = start; i < end; i++) {
    const byte = bytes[i] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte > 0x7f) {
      shift += 7;
    } else {
      target[count++] = value;
      value = 0;
      shift = 0;
    }
  }
  return count;
}
