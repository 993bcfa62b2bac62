const MEMORY_SECTION = 5;
const HAS_MAXIMUM = 1;
/** A WebAssembly memory page is 64 KiB. */
const PAGES_PER_MB = 16;

/**
 * Lowers the maximum memory that a WebAssembly module declares, in place. A worker's `resourceLimits` do not cover
 * WebAssembly memory, so this is the only bound on what a hostile file can make the module take.
 */
export function capMemory(module: Uint8Array, maxMemoryMb: number): void {
  let at = 8;
  while (at < module.length) {
    const id = module[at];
    const size = readNumber(module, at + 1);
    if (id === MEMORY_SECTION) {
      const count = readNumber(module, size.next);
      const flags = module[count.next] ?? 0;
      if (count.value !== 1 || (flags & HAS_MAXIMUM) === 0) break;
      const minimum = readNumber(module, count.next + 1);
      const maximum = readNumber(module, minimum.next);
      const pages = Math.max(minimum.value, Math.min(maximum.value, Math.floor(maxMemoryMb * PAGES_PER_MB)));
      writeNumber(module, minimum.next, maximum.next, pages);
      return;
    }
    at = size.next + size.value;
  }
  throw new Error('The module declares no maximum memory');
}

/** Reads an unsigned LEB128 number. */
function readNumber(bytes: Uint8Array, from: number): { value: number; next: number } {
  let value = 0;
  let at = from;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++] ?? 0;
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return { value, next: at };
  }
}

/** Writes an unsigned LEB128 number into exactly the bytes from `from` to `end`. */
function writeNumber(bytes: Uint8Array, from: number, end: number, value: number): void {
  let rest = value;
  for (let at = from; at < end; at++) {
    bytes[at] = (rest & 127) | (at < end - 1 ? 128 : 0);
    rest >>>= 7;
  }
  if (rest > 0) throw new RangeError('The maximum does not fit');
}
